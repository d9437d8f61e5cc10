"""Writes the list that the word book's bench fills its books with: the same bytes each time."""

import datetime
import itertools
import random

import inputs

SEED = 20_261
TODAY = datetime.date(2026, 11, 30)  # has no words until some are added
LARGE_DAY = datetime.date(2026, 11, 29)  # has half of the book
SMALL_DAY = datetime.date(2026, 11, 20)
SMALL = 20  # words
OTHER_DAYS = 1000  # have the rest, before these
LAST_OTHER_DAY = datetime.date(2026, 10, 31)

INITIALS = "b c d f g h j k l m n p r s t v w z br ch cl cr dr fl gr pl pr sh sl sp st th tr".split()
VOWELS = "a e i o u ai ea ee ou".split()
FINALS = ["", "", "", "l", "m", "n", "r", "s", "t", "ck", "nd", "ng"]
WORD = [0, 3, 5, 2]  # how often a word has one syllable, two and so on
MEANING = [5, 4, 1]
VOCABULARY = 4000  # of the meanings

# Hangul's places of the initials, vowels and finals that Korean has most of.
HANGUL_INITIALS = [0, 2, 3, 5, 6, 7, 9, 11, 12, 14, 15, 16, 17, 18]
HANGUL_VOWELS = [0, 1, 4, 5, 6, 8, 13, 18, 20]
HANGUL_FINALS = [0, 0, 0, 1, 4, 8, 16, 17, 21]


def lines(count):
    """A header, then words with their meanings, days and marks; a shorter list is the start of a longer one."""
    chance = random.Random(SEED)
    meanings = Meanings(chance)
    words = unique(lambda index: hangul(chance) if index % 2 else latin(chance, WORD))
    yield "word,meaning,day,memorised"
    for index, word in enumerate(itertools.islice(words, count)):
        yield f"{word},{meanings.next()},{day(index, chance)},{'yes' if chance.random() < 0.3 else 'no'}"


def write(path, count):
    return inputs.write(path, lines(count))


def unique(make):
    """Makes words without end; one that has been before is made again."""
    known = set()
    for index in itertools.count():
        word = make(index)
        while word in known:
            word = make(index)
        known.add(word)
        yield word


def latin(chance, weights):
    """A word in Latin letters of one syllable and more, each number of syllables with its weight."""
    count = chance.choices(range(1, len(weights) + 1), weights)[0]
    return "".join(chance.choice(INITIALS) + chance.choice(VOWELS) + chance.choice(FINALS) for _ in range(count))


def hangul(chance):
    return "".join(syllable(chance) for _ in range(chance.choices([2, 3, 4], [3, 5, 2])[0]))


def syllable(chance):
    initial, vowel, final = (chance.choice(signs) for signs in [HANGUL_INITIALS, HANGUL_VOWELS, HANGUL_FINALS])
    return chr(0xAC00 + (initial * 21 + vowel) * 28 + final)


def vocabulary():
    """The words of meanings, the most frequent first."""
    return Meanings(random.Random(SEED)).vocabulary


class Meanings:
    """Two to six words each; as in a language, the second most frequent is half as frequent as the first."""

    def __init__(self, chance):
        self.chance = chance
        self.vocabulary = list(itertools.islice(unique(lambda _: latin(chance, MEANING)), VOCABULARY))
        self.weights = list(itertools.accumulate(1 / rank for rank in range(1, VOCABULARY + 1)))

    def next(self):
        return " ".join(self.chance.choices(self.vocabulary, cum_weights=self.weights, k=self.chance.randint(2, 6)))


def day(index, chance):
    if index < SMALL:
        return SMALL_DAY
    if chance.random() < 0.5:
        return LARGE_DAY
    return LAST_OTHER_DAY - datetime.timedelta(days=chance.randrange(OTHER_DAYS))

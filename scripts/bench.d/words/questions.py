"""What the word book is asked, and the bare query that its peer is asked instead."""

import dataclasses
import datetime
import itertools

from words import lists

CARDS = 7  # on a page under the calendar
COLUMNS = "id, place, word, meaning, day, memorised"
SEED = 7
NOWHERE = "qqxq"  # no syllable has a q in it


@dataclasses.dataclass(frozen=True)
class Question:
    name: str
    line: str  # what the kiosk is asked; `{turn}` is the number of the turn
    query: str
    before: str = ""  # what the kiosk is asked once
    looks_at_all: bool = False  # a search that can't do with less than the whole book
    has_same_answer: bool = True
    writes: bool = False


def all_questions():
    return [*orders(), *searches(), adding()]


def orders():
    """A day with few words, one with half of the book, and that one in each order."""
    small, large = lists.SMALL_DAY, lists.LARGE_DAY
    recent = "ORDER BY day DESC, place DESC"
    yield Question("a small day", f"day {small}", page(f"day = {number(small)}", recent), "order recent")
    yield Question("a large day", f"day {large}", page(f"day = {number(large)}", recent))
    for order, condition, sorting in [
        ("recent", "", recent),
        ("oldest", "", "ORDER BY day, place"),
        ("memorised", " AND memorised = 1", recent),
        ("unmemorised", " AND memorised = 0", recent),
    ]:
        yield Question(f"order {order}", f"order {order}", page(f"day = {number(large)}{condition}", sorting))
    # A hash of id and seed, by multiplication as Knuth has it.
    chance = f"ORDER BY (id + {SEED}) * 2654435761 % 4294967296"
    query = page(f"day = {number(large)}", chance)
    yield Question("order random", f"order random {SEED}", query, has_same_answer=False)


def searches():
    """Texts that are anywhere from nowhere to almost everywhere; the peer has the better of two plans for each."""
    rows = [line.split(",") for line in itertools.islice(lists.lines(2 * lists.SMALL), 1, None)]
    frequent = lists.vocabulary()
    for name, text, scans in [
        ("find a rare word", rows[0][0], False),
        ("find two syllables", rows[1][0][:2], False),
        ("find 1 word in 200", frequent[100], False),
        ("find the commonest", frequent[0], True),
        ("find one letter", "b", True),
        ("find nothing", NOWHERE, False),
    ]:
        yield search(name, text, scans)
    yield dataclasses.replace(search("find no letter", "q", True), looks_at_all=True)


def search(name, text, scans):
    """A search that looks at one word after the other, or in the index first."""
    seen = widened(text)
    trigrams = sorted({seen[start:start + 3] for start in range(len(seen) - 2)})
    match = " AND ".join(f'"{trigram}"' for trigram in trigrams)
    indexed = "" if scans else f"id IN (SELECT rowid FROM search WHERE search MATCH '{match}') AND "
    query = page(f"{indexed}instr(folded, '{seen}')", "ORDER BY day DESC, place DESC")
    return Question(name, f"find {text}", query, "order recent")


def adding():
    today = number(lists.TODAY)
    place = f"coalesce((SELECT places FROM days WHERE day = {today}), 0) + 1"
    texts = "'bench{turn}', 'added', 'bench{turn}', 'bench{turn}' || char(10) || 'added' || char(10)"
    query = (f"BEGIN IMMEDIATE; INSERT INTO words (day, place, memorised, word, meaning, key, folded) "
             f"VALUES ({today}, {place}, 0, {texts}); COMMIT;")
    return Question("add", "add bench{turn} = added", query, "day +0", has_same_answer=False, writes=True)


def page(condition, sorting):
    return f"SELECT {COLUMNS} FROM words WHERE {condition} {sorting} LIMIT {CARDS};"


def number(day):
    """A day as the database has it."""
    return (day - datetime.date(1970, 1, 1)).days


def widened(text):
    """The text as the index has it: each syllable of Hangul three times."""
    return "".join(sign * 3 if "가" <= sign <= "힣" else sign for sign in text)

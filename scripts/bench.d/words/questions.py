"""What the word book is asked, and the bare query that its peer is asked instead."""

import dataclasses
import datetime
import itertools

from words import lists

CARDS = 7  # on a page under the calendar
COLUMNS = "id, place, word, meaning, day, memorised"
RECENT = "ORDER BY day DESC, place DESC"
COUNTED = 2001  # words; of more the kiosk does not say how many
SEED = 7
NOWHERE = "qqxq"  # no syllable has a q in it


@dataclasses.dataclass(frozen=True)
class Question:
    name: str
    line: str  # what the kiosk is asked; `{turn}` is the number of the turn
    query: str
    before: str = ""  # what the kiosk is asked once
    is_quick: bool = True  # but for a search that has to look at the whole book
    is_flat: bool = True  # but for a search that reads all that the index has of its text
    has_same_answer: bool = True
    writes: bool = False


def all_questions():
    return [*orders(), *searches(), adding()]


def orders():
    """A day with few words, one with half of the book, and that one in each order."""
    small, large = lists.SMALL_DAY, lists.LARGE_DAY
    yield Question("a small day", f"day {small}", page(f"day = {number(small)}", RECENT), "order recent")
    yield Question("a large day", f"day {large}", page(f"day = {number(large)}", RECENT))
    for order, condition, sorting in [
        ("recent", "", RECENT),
        ("oldest", "", "ORDER BY day, place"),
        ("memorised", " AND memorised = 1", RECENT),
        ("unmemorised", " AND memorised = 0", RECENT),
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
    yield indexed("find a rare word", rows[0][0])
    yield indexed("find two syllables", rows[1][0][:2])
    yield indexed("find 1 word in 200", frequent[100])
    yield counted("find the commonest", frequent[0])
    yield scanned("find one letter", "b")
    yield dataclasses.replace(indexed("find nothing", NOWHERE), is_flat=True)
    yield dataclasses.replace(scanned("find no letter", "q"), is_quick=False, is_flat=False)


def indexed(name, text):
    """A search that asks the index for all words that may contain the text."""
    condition = f"id IN (SELECT rowid FROM search WHERE search MATCH '{match(text)}') AND {contains(text)}"
    return Question(name, f"find {text}", page(condition, RECENT), "order recent", is_flat=False)


def scanned(name, text):
    """A search that looks at one word after the other, the recently saved first."""
    return Question(name, f"find {text}", page(contains(text), RECENT), "order recent")


def counted(name, text):
    """A search that counts as far as the kiosk does, which says how many pages there are, and finds too many."""
    search = scanned(name, text)
    found = "search CROSS JOIN words ON words.id = search.rowid"
    condition = f"search MATCH '{match(text)}' AND {contains(text, 'words.folded')}"
    count = f"SELECT '' WHERE 0 > (SELECT count(*) FROM (SELECT 1 FROM {found} WHERE {condition} LIMIT {COUNTED}));"
    return dataclasses.replace(search, query=f"{count} {search.query}")


def contains(text, column="folded"):
    return f"instr({column}, '{widened(text)}')"


def match(text):
    """The question to the index: every three signs that follow one another."""
    seen = widened(text)
    return " AND ".join(f'"{trigram}"' for trigram in sorted({seen[at:at + 3] for at in range(len(seen) - 2)}))


def adding():
    today = number(lists.TODAY)
    place = f"coalesce((SELECT places FROM days WHERE day = {today}), 0) + 1"
    texts = "'bench{turn}', 'added', 'bench{turn}', 'bench{turn}' || char(10) || 'added' || char(10)"
    query = (f"BEGIN IMMEDIATE; INSERT INTO days VALUES ({today}, 1, {place}) "
             "ON CONFLICT DO UPDATE SET count = count + 1, places = places + 1; "
             "INSERT INTO words (day, place, memorised, word, meaning, key, folded) "
             f"VALUES ({today}, (SELECT places FROM days WHERE day = {today}), 0, {texts}); "
             "INSERT INTO search (rowid, folded) SELECT id, folded FROM words WHERE id = last_insert_rowid(); COMMIT;")
    return Question("add", "add bench{turn} = added", query, "day +0", has_same_answer=False, writes=True)


def page(condition, sorting):
    return f"SELECT {COLUMNS} FROM words WHERE {condition} {sorting} LIMIT {CARDS};"


def number(day):
    """A day as the database has it."""
    return (day - datetime.date(1970, 1, 1)).days


def widened(text):
    """The text as the index has it: each syllable of Hangul three times."""
    return "".join(sign * 3 if "가" <= sign <= "힣" else sign for sign in text)

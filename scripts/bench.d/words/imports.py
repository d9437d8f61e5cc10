"""Fills new books from lists, beside `.import` of the sqlite3 command line from a list that is ready made."""

import os
import re
import statistics
import subprocess
import time

from verdict import median_ratio, verdict
from words import books

FEW, MANY = 100_000, 1_000_000  # lines
ROUNDS = 3

# What has to hold.
FAST_AT_LEAST = 1.0  # times as fast as .import
MEMORY_GROWTH_BELOW = 16 * 1024  # KiB

# What the program keeps up to date with each word, in the way that is quickest for the peer: all at once behind it.
COUNTS = "INSERT INTO days SELECT day, count(*), max(place) FROM words GROUP BY day;"
SEARCH = "INSERT INTO search (rowid, folded) SELECT id, folded FROM words;"

# All columns, ready made.
TABLE = "SELECT id, day, place, memorised, word, meaning, key, folded FROM words ORDER BY id"


def imports(program):
    """Times both and the program's memory, and says what came of them."""
    rounds, peaks = zip(*(one_round(program) for _ in range(ROUNDS)))
    own, other = (statistics.median(times) / MANY * 1e6 for times in zip(*rounds))
    bare = import_ready_made(program, MANY, search="") / MANY * 1e6
    few = own_import(program, FEW)[1]
    many = max(peaks)
    print(f"import: {MANY:,} lines: counterbell {own:.1f} us a line, sqlite3's .import {other:.1f} us a line")
    print(f"       .import without the search index {bare:.1f} us a line, no goal")
    print(f"       peak memory {few} KiB at {FEW:,} lines, {many} KiB at {MANY:,}")
    ratio = median_ratio(rounds, 1, 0)
    fast = verdict(f"{ratio:.2f} x as fast as .import", f"at least {FAST_AT_LEAST}", ratio >= FAST_AT_LEAST)
    flat = verdict(f"{many - few:+} KiB", f"below {MEMORY_GROWTH_BELOW}", many - few < MEMORY_GROWTH_BELOW)
    return fast and flat


def one_round(program):
    """The seconds that the program and its peer take, and the program's peak memory in KiB."""
    own, peak = own_import(program, MANY)
    return [own, import_ready_made(program, MANY)], peak


def own_import(program, count):
    """Seconds and KiB of the program's import into a new database."""
    os.sync()
    begin = time.perf_counter()
    said = books.import_list(
        program, books.list_file(count), books.fresh_folder("imported"), ["/usr/bin/time", "--format", "%M"])
    return time.perf_counter() - begin, int(re.findall(r"^\d+$", said, re.MULTILINE)[-1])


def import_ready_made(program, count, search=SEARCH):
    """Seconds of `.import` into a database that the program made."""
    file = books.empty_book(program, "imported") / books.NAME
    table = ready_made(program, count)
    os.sync()
    begin = time.perf_counter()
    books.sqlite(file, f"{books.SETTINGS}\n.import --csv {table} words\n{COUNTS}\n{search}\n")
    return time.perf_counter() - begin


def ready_made(program, count):
    """The table of words of a book as a file, with all of its columns."""
    book = books.book(program, count)
    file = book / "table.csv"
    if not file.exists():
        part = file.with_suffix(".part")
        with part.open("w", encoding="utf-8") as table:
            command = ["sqlite3", "-init", "/dev/null", "-csv", book / books.NAME, TABLE]
            subprocess.run(command, stdout=table, check=True)
        part.rename(file)
    return file

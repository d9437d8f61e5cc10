"""Asks the kiosk and its peer the same of books of several sizes, turn by turn."""

import contextlib
import os
import statistics
import sys

from verdict import median_ratio, verdict
from words import books, questions, sessions

SIZES = [10_000, 100_000, 1_000_000]  # words
TURNS = 30
WARM_UP = 5

# What has to hold in the largest book.
RATIO_AT_MOST = 1.5  # times the bare query
TIME_AT_MOST = 1000 / 60  # ms, a frame of the screen
GROWTH_AT_MOST = 2  # times as long as in the smallest book


def visits(program):
    """Takes all questions through their turns, and says what came of them."""
    print_head()
    with contextlib.ExitStack() as stack:
        stack.enter_context(one_processor())
        pairs = [Pair(program, size) for size in SIZES]
        for pair in pairs:
            stack.callback(pair.end)
        taken = [(question, ask(question, pairs)) for question in questions.all_questions()]
    print()
    return all([judge(question, turns) for question, turns in taken])


@contextlib.contextmanager
def one_processor():
    """Keeps this process and its children on one processor: to wake another one can take as long as an answer."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, [max(allowed)])
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


class Pair:
    """The kiosk and its peer with one book; only a question that writes finds the peer with a copy of its own."""

    def __init__(self, program, size):
        book = books.book(program, size)
        self.folder = books.copy(book, f"asked-{size}")
        self.kiosk = sessions.Kiosk(program, self.folder)
        self.kiosk.ask("today")  # opens the book before its peer does
        self.reader = sessions.CommandLine(self.folder / books.NAME)
        self.writer = sessions.CommandLine(books.copy(book, f"written-{size}") / books.NAME)

    def ask(self, question, turn):
        """The seconds that each of the two takes."""
        peer = self.writer if question.writes else self.reader
        own = self.kiosk.ask(question.line.format(turn=turn))
        other = peer.ask(question.query.format(turn=turn))
        self.check(question, peer)
        return own, other

    def check(self, question, peer):
        words = self.kiosk.words()
        if question.has_same_answer and words != peer.words():
            sys.exit(f"bench: '{question.name}' has not the same answers, so there is nothing to compare")

    def end(self):
        for session in [self.kiosk, self.reader, self.writer]:
            session.end()


def ask(question, pairs):
    """The turns of one question: in each, the times of kiosk and peer for one size after the other."""
    if question.before:
        for pair in pairs:
            pair.kiosk.ask(question.before)
    turns = [[seconds for pair in pairs for seconds in pair.ask(question, turn)] for turn in range(WARM_UP + TURNS)]
    turns = turns[WARM_UP:]
    own, other = medians(turns)[::2], medians(turns)[1::2]
    columns = (f"{a:10.3f} {b:9.3f} {a / b:6.2f}" for a, b in zip(own, other))
    print(f"       {question.name:<20}| {' | '.join(columns)}")
    return turns


def medians(turns):
    """The median of each column, in milliseconds."""
    return [statistics.median(times) * 1000 for times in zip(*turns)]


def print_head():
    print(f"words: the kiosk's answer and the bare query in the sqlite3 command line, ms; medians of {TURNS} turns")
    sizes = (f"{f'{size:,} words':^27}" for size in SIZES)
    print(f"       {'':<20}| {' | '.join(sizes)}")
    columns = [f"{'kiosk':>10} {'sqlite3':>9} {'ratio':>6}"] * len(SIZES)
    print(f"       {'':<20}| {' | '.join(columns)}")


def judge(question, turns):
    """Prints whether a question meets its goals in the largest book."""
    goals = [("{:.2f} x the bare query", median_ratio(turns, -2, -1), "at most {}", RATIO_AT_MOST)]
    if question.is_quick:
        goals.append(("{:.3f} ms", medians(turns)[-2], "{:.1f} ms", TIME_AT_MOST))
    if question.is_flat:
        goals.append((f"{{:.2f}} x a book of {SIZES[0]:,}", median_ratio(turns, -2, 0), "{}", GROWTH_AT_MOST))
    figures = ", ".join(figure.format(value) for figure, value, _, _ in goals)
    limits = ", ".join(limit.format(most) for _, _, limit, most in goals)
    return verdict(f"{question.name}: {figures}", limits, all(value <= most for _, value, _, most in goals))

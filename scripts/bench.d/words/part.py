"""`scripts/bench words`: the word book beside the sqlite3 command line and Anki."""

from words.flashcards import compare_anki
from words.imports import imports
from words.visits import visits


def words(program):
    """Asks books of three sizes, then fills new ones; true if all goals are met."""
    return all([visits(program), imports(program), compare_anki(program)])

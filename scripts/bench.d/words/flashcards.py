"""Anki, the flash cards program, beside the word book: its import and its search. No goal hangs on it."""

import json
import pathlib
import statistics
import subprocess
import sys

from words import books, imports, lists, questions, sessions

COUNT = 100_000  # words; with a million it takes minutes
TURNS = 9
ENVIRONMENT = books.FOLDER / "anki"
VISIT = pathlib.Path(__file__).with_name("anki_visit.py")


def compare_anki(program):
    """Prints how both did; what can't be installed is left out."""
    if not is_installed():
        print("anki: left out, because pip could not install it")
        return True
    searches = [question for question in questions.all_questions() if question.name.startswith("find")]
    texts = [question.line.removeprefix("find ") for question in searches]
    visit = [ENVIRONMENT / "bin" / "python", VISIT, books.fresh_folder("anki-book"), books.list_file(COUNT), str(TURNS)]
    done = subprocess.run([*visit, *texts], check=True, stdout=subprocess.PIPE, text=True)
    anki = json.loads(done.stdout)
    own = imports.own_import(program, COUNT)[0]
    print(f"anki {anki['version']}: import of {COUNT:,} lines: counterbell {own:.1f} s, "
          f"anki {anki['import']:.1f} s, {anki['import'] / own:.2f} x")
    for question, own, other in zip(searches, find(program, searches), anki["finds"]):
        print(f"       {question.name:<20} counterbell {own * 1000:8.3f} ms, anki {other * 1000:8.3f} ms, "
              f"{other / own:.2f} x")
    return True


def find(program, searches):
    """The median seconds of each search."""
    kiosk = sessions.Kiosk(program, books.copy(books.book(program, COUNT), "asked"))
    medians = [statistics.median([kiosk.ask(question.line) for _ in range(TURNS)]) for question in searches]
    kiosk.end()
    return medians


def is_installed():
    """Whether Anki is there, installed if need be."""
    python = ENVIRONMENT / "bin" / "python"
    steps = [
        [sys.executable, "-m", "venv", ENVIRONMENT],
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "anki"],
    ]
    if subprocess.run([python, "-c", "import anki"], capture_output=True).returncode == 0 if python.exists() else False:
        return True
    return all(subprocess.run(step, capture_output=True).returncode == 0 for step in steps)

"""The books of the word book's bench: made by the program from lists, and kept for the next run."""

import hashlib
import pathlib
import shutil
import subprocess

from words import lists

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
FOLDER = ROOT / ".bench" / "words"
NAME = "counterbell.db"

# What the program does to its own connection, so that its peer has the same.
SETTINGS = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000;"


def list_file(count):
    return lists.write(FOLDER / f"list-{count}.csv", count)


def book(program, count):
    """The folder of a book of so many words; made again when the program makes its database otherwise."""
    folder = FOLDER / f"book-{count}-{shape(program)}"
    if not folder.exists():
        part = fresh_folder(f"book-{count}.part")
        import_list(program, list_file(count), part)
        part.rename(folder)
    return folder


def copy(folder, name):
    """A copy of a book that may be changed."""
    target = fresh_folder(name)
    shutil.copy(folder / NAME, target)
    return target


def empty_book(program, name):
    """A database without words, as the program makes it."""
    folder = fresh_folder(name)
    command = [program, "words", "--headless", "--data", folder]
    subprocess.run(command, input=b"today\n", check=True, capture_output=True)
    return folder


def fresh_folder(name):
    folder = FOLDER / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def import_list(program, file, folder, before=()):
    """Runs the program's import behind the words of another command, and returns what that says."""
    command = [*before, program, "words", "import", file, "--data", folder, "--now", lists.TODAY.isoformat()]
    return subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr


def shape(program):
    """A short name for the schema that the program gives its database."""
    schema = sqlite(empty_book(program, "shape") / NAME, "SELECT sql FROM sqlite_schema ORDER BY name")
    return hashlib.sha256(schema.encode()).hexdigest()[:8]


def sqlite(file, script, *options):
    """What the sqlite3 command line answers to a script."""
    command = ["sqlite3", "-init", "/dev/null", *options, file]
    return subprocess.run(command, input=script, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout

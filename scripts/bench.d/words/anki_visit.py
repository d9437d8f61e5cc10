"""Run by Anki's own Python: imports a list, then searches, and prints the seconds of each as JSON.

usage: anki_visit.py FOLDER LIST TURNS TEXT...
"""

import json
import pathlib
import statistics
import sys
import time

import anki.buildinfo
from anki.collection import Collection, ImportCsvRequest


def main():
    folder, file, turns, *texts = sys.argv[1:]
    collection = Collection(str(pathlib.Path(folder) / "collection.anki2"))
    importing = seconds(lambda: import_list(collection, file))
    finds = [find(collection, f'"*{text}*"', int(turns)) for text in texts]
    print(json.dumps({"version": anki.buildinfo.version, "import": importing, "finds": finds}))
    collection.close()


def import_list(collection, file):
    """Imports the first two columns as front and back of cards."""
    metadata = collection.get_csv_metadata(path=file, delimiter=None)
    collection.import_csv(ImportCsvRequest(path=file, metadata=metadata))


def find(collection, text, turns):
    return statistics.median([seconds(lambda: collection.find_notes(text)) for _ in range(turns)])


def seconds(action):
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()

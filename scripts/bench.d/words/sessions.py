"""Programs that stay open and answer one question after the other through pipes."""

import json
import subprocess
import time

from words import books, lists


class Session:
    """A running program; each of its answers is timed from the question to its end."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answer = b""

    def ask(self, text):
        """Sends the text and returns the seconds until the answer is there."""
        question = self.question(text)
        begin = time.perf_counter()
        self.process.stdin.write(question)
        self.process.stdin.flush()
        self.answer = self.read()
        return time.perf_counter() - begin

    def line(self):
        line = self.process.stdout.readline()
        if not line:
            raise EOFError(f"{self.process.args[0]} has ended")
        return line

    def end(self):
        self.process.communicate()


class Kiosk(Session):
    """The program's word book, which answers each line with one of JSON."""

    def __init__(self, program, folder):
        now = ["--now", lists.TODAY.isoformat()]
        super().__init__([program, "words", "--json", "--headless", "--data", folder, *now])

    def question(self, text):
        return text.encode() + b"\n"

    def read(self):
        return self.line()

    def words(self):
        """The words on the cards of the last answer."""
        answer = json.loads(self.answer)
        if answer["refused"]:
            raise ValueError(f"refused: {answer['input']}")
        return [card["word"] for card in answer["cards"]]


class CommandLine(Session):
    """SQLite's own command line on the same database; what follows each answer marks its end."""

    END = b"-- end\n"

    def __init__(self, file):
        super().__init__(["sqlite3", "-init", "/dev/null", file])
        self.ask(books.SETTINGS)

    def question(self, text):
        return text.encode() + b"\n.print " + self.END

    def read(self):
        lines = []
        while (line := self.line()) != self.END:
            lines.append(line)
        return b"".join(lines)

    def words(self):
        """The third column of the last answer."""
        return [row.split("|")[2] for row in self.answer.decode().splitlines()]

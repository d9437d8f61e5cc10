#!/usr/bin/env python3
"""Reads ESC/POS as a printer does, by python-escpos' tables, and fails on all that it does not know.

decode.py COLUMNS reads receipts from standard input and prints them as JSON: a list of receipts, each a list of lines
[text, whether bold, columns]. No line may be wider than COLUMNS. --self-test reads what python-escpos itself writes.
"""

import json
import sys

from escpos import capabilities, constants
from escpos.printer import Dummy

PAGES = {int(number): name for name, number in capabilities.get_profile("default").get_code_pages().items()}
TWO_BYTES = "euc_kr"


def page_text(number, byte):
    """The character of a byte above ASCII in a code page."""
    encoding = capabilities.CAPABILITIES["encodings"][PAGES[number]]
    if "python_encode" in encoding:
        return bytes([byte]).decode(encoding["python_encode"])
    return "".join(encoding["data"])[byte - 0x80]


class Printer:
    """A printer that remembers its paper."""

    def __init__(self, columns):
        self.columns = columns
        self.receipts = []
        self.lines = []
        self.reset()

    def reset(self):
        self.page = 0
        self.is_korean = True  # as printers sold in Korea
        self.is_bold = False
        self.clear()

    def clear(self):
        self.text = ""
        self.width = 0
        self.bold = set()

    def put(self, character, width):
        self.text += character
        self.width += width
        self.bold.add(self.is_bold)

    def feed(self):
        assert len(self.bold) < 2, f"partly bold: {self.text!r}"
        assert self.width <= self.columns, f"{self.width} columns: {self.text!r}"
        self.lines.append([self.text, True in self.bold, self.width])
        self.clear()

    def cut(self):
        assert not self.text, f"cut through {self.text!r}"
        self.receipts.append(self.lines)
        self.lines = []

    def commands(self):
        """What each fixed sequence of bytes does."""
        return {
            constants.HW_INIT: self.reset,
            constants.CTL_LF: self.feed,
            constants.TXT_STYLE["bold"][True]: lambda: setattr(self, "is_bold", True),
            constants.TXT_STYLE["bold"][False]: lambda: setattr(self, "is_bold", False),
            constants.PAPER_FULL_CUT: self.cut,
            constants.PAPER_PART_CUT: self.cut,
            constants.GS + b"V\x42\x00": self.cut,
            constants.FS + b"&": lambda: setattr(self, "is_korean", True),
            constants.FS + b".": lambda: setattr(self, "is_korean", False),
            constants.ESC + b"R\x00": lambda: None,
        }

    def read(self, data):
        commands = self.commands()
        place = 0
        while place < len(data):
            rest = data[place:place + 4]
            command = next((command for command in commands if rest.startswith(command)), None)
            if command:
                commands[command]()
                place += len(command)
            elif rest.startswith(constants.CODEPAGE_CHANGE):
                self.page = rest[2]
                assert self.page in PAGES, f"code page {self.page} at {place}"
                place += 3
            elif rest.startswith(constants.ESC + b"d"):
                assert not self.text and rest[2] < 10, f"feed of {rest[2]} at {place}"
                place += 3
            else:
                place += self.read_character(rest, place)
        assert not self.lines and not self.text, f"not cut: {self.lines} {self.text!r}"

    def read_character(self, rest, place):
        """Prints the character at the start of some bytes, and returns how many bytes it has."""
        if 0x20 <= rest[0] <= 0x7E:
            self.put(chr(rest[0]), 1)
            return 1
        assert rest[0] >= 0x80, f"unknown: {rest!r} at {place}"
        if self.is_korean:
            self.put(rest[:2].decode(TWO_BYTES), 2)
            return 2
        self.put(page_text(self.page, rest[0]), 1)
        return 1


def decoded(data, columns):
    printer = Printer(columns)
    printer.read(data)
    return printer.receipts


def fails(data, columns=10):
    try:
        decoded(data, columns)
    except (AssertionError, UnicodeDecodeError, IndexError, KeyError):
        return True
    return False


def self_test():
    for text in ["Table 7", "Café £3.50", "12 €", "Żółw, Привет", "Größe ½ ñ", "Ωμέγα", "\\ ~ $"]:
        for bold in [False, True]:
            dummy = Dummy()
            dummy.hw("INIT")
            dummy._raw(constants.FS + b".")
            dummy.set(bold=bold)
            dummy.text(text + "\n")
            dummy.cut()
            assert decoded(dummy.output, 48) == [[[text, bold, len(text)]]], (text, dummy.output)
    end = b"\n\x1dV\x42\x00"
    assert decoded(b"\x1b@\xb0\xa1" + end, 2) == [[["가", False, 2]]]
    assert not fails(b"\x1b@0123456789" + end)
    for bad in [b"\x1b@0123456789a" + end, b"\x1b@\x1c.\x07" + end, b"\x1b!\x08" + end, b"\x1b@a\n", b"\x1b@\xb0" + end,
                b"\x1b@\x1bt\xc8a" + end, b"\x1b@a\x1bE\x01b" + end, b"\x1b@a\x1dV\x42\x00", b"\x1b@\xff\xff" + end]:
        assert fails(bad), bad


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        self_test()
    else:
        json.dump(decoded(sys.stdin.buffer.read(), int(sys.argv[1])), sys.stdout)

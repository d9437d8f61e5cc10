"""Holds the program's answers to lines against the rules'."""

import collections
import itertools
import os
import re
import subprocess

import rules
from lines import Lines

RUN = 4000  # lines of one run of the program
WIDTH = 400  # characters of an answer that are shown
SHOWN = 10  # differences of one run that are kept
REFUSAL = re.compile(r"counterbell: -:([0-9]+): .+")


def compare_run(task):
    """Compares run `index` of a seed; returns how many lines of each kind there were, and the first differences."""
    program, seed, index, count, plain = task
    currency = list(rules.DIGITS)[index % len(rules.DIGITS)]
    source = Lines(f"{seed}/{index}", currency, plain)
    lines = [source.line() for _ in range(count)]
    counts = collections.Counter(kind for line in lines for kind in kinds(line))
    wanted = []
    for line in lines:
        try:
            wanted.append(rules.answer(line, currency))
        except rules.Refused as refusal:
            wanted.append(None)
            counts[f"refused: {refusal}"] += 1
    command = [program, "tip", "--batch", "--currency", currency]
    done = subprocess.run(command, input="\n".join([*lines, ""]), capture_output=True, encoding="utf-8")
    found = differences(lines, wanted, done.stdout, done.stderr, done.returncode)
    return counts, [f"{currency} {difference}" for difference in itertools.islice(found, SHOWN)]


def differences(lines, wanted, output, errors, status):
    """Says each line whose answer isn't the one that is wanted, which is None for a refusal."""
    refusals = {}
    for sentence in errors.splitlines():
        if named := REFUSAL.fullmatch(sentence):
            refusals[int(named[1])] = sentence
        else:
            yield f"on standard error: {sentence}"
    answers = iter(output.splitlines())
    for number, (line, right) in enumerate(zip(lines, wanted), 1):
        got = None if number in refusals else next(answers, "nothing")
        if got != right:
            yield difference(line, got or refusals[number], right or "a refusal")
    for answer in answers:
        yield f"an answer to no line: {answer}"
    if status != (65 if None in wanted else 0):
        yield f"status {status}"


def difference(line, got, right):
    """The three below one another; answers for thousands of people are cut to where they begin to differ."""
    start = max(0, len(os.path.commonprefix([got, right])) - WIDTH // 2) if len(got + right) > 2 * WIDTH else 0
    shown = [("..." if start else "") + text[start : start + WIDTH] for text in [got, right]]
    return f"{line}\n  got    {shown[0]}\n  wanted {shown[1]}"


def kinds(line):
    """What a line is an example of."""
    fields = line.split(",")
    split = "".join(fields[2:3])
    kind = "percents" if "%" in split else "weights" if ":" in split else "even" if len(fields) > 3 else "plain"
    return {kind, *(field.split(" ")[0] for field in fields[3:])}

"""A guest's visit to the built program: lines that come one after another, most of them with a sound."""

import os
import subprocess
import time

import probe

LINES = ["reset", "b 5", "s x", "s 3", "reset", "?", "t"]
GAP = 0.2  # seconds


class Seen:
    """What became of a visit."""

    def __init__(self, output, errors, status, leaving):
        self.output = output
        self.lines = errors.splitlines()
        self.status = status
        self.leaving = leaving  # milliseconds


def lines(seconds):
    """The lines of a visit that takes so long."""
    return [LINES[index % len(LINES)] for index in range(round(seconds / GAP))]


def muted(seconds):
    """The transcript of the same visit without sound."""
    return _start(["--headless"], dict(os.environ)).communicate("".join(f"{line}\n" for line in lines(seconds)))[0]


def run(environment, seconds):
    """Makes a visit to the device `default` of an environment."""
    kiosk = _start(["--headless", "--device", "default"], environment)
    for line in lines(seconds):
        kiosk.stdin.write(line + "\n")
        kiosk.stdin.flush()
        time.sleep(GAP)
    begin = time.monotonic()
    # communicate() would wait for its pipes only; the program's end is what counts.
    kiosk.stdin.close()
    status = kiosk.wait(timeout=60)
    leaving = (time.monotonic() - begin) * 1000
    return Seen(kiosk.stdout.read(), kiosk.stderr.read(), status, leaving)


def _start(options, environment):
    return subprocess.Popen(
        [probe.BUILT / "counterbell", *options], env=environment, text=True, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )

"""One turn of one player: a rest, then clicks on the fault card, whose log tells when each was heard."""

import bisect
import dataclasses
import os
import pathlib
import re
import subprocess
import threading
import time

from sound.players import FOLDER

WARM_UP = 2  # clicks that are not measured: the first ones load code
GAP = 250  # milliseconds from click to click, by when all is quiet again
PROGRAM_GAP = 100  # for a program, whose end is waited for as well
REST = 1.0  # seconds in which wake-ups are counted
PATIENCE = 60  # seconds after which a turn is given up

# One device, as a distribution's `default` has it: what the card can't do, the plug converts.
CONFIGURATION = """pcm_type.faultcard {{ lib "{card}" }}
pcm.card {{ type faultcard log "{log}" }}
pcm.!default {{ type plug slave.pcm card }}
"""


class Unplayable(Exception):
    """A player that can't play on the card, and what it said."""


@dataclasses.dataclass
class Turn:
    calls: list  # microseconds that each call cost
    delays: list  # milliseconds from each call to its first frame; a click that was not heard is missing
    processor: float  # milliseconds of processor time a click
    wakes: float | None = None  # a second, at rest
    peak: int | None = None  # KiB, the most that was resident
    share: int | None = None  # KiB, its own memory and its share of what others use too


def take(player, card, clicks):
    """Plays the clicks and returns what was measured."""
    configuration = player.log.with_suffix(".conf")
    configuration.write_text(CONFIGURATION.format(card=card, log=player.log), encoding="utf-8")
    player.log.unlink(missing_ok=True)
    environment = {**os.environ, "ALSA_CONFIG_PATH": str(configuration)}
    # SDL and SoX would look for a sound server first.
    environment.update(SDL_AUDIODRIVER="alsa", AUDIODRIVER="alsa")
    with (FOLDER / "complaints").open("w+", encoding="utf-8") as complaints:
        pipes = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=complaints, text=True)
        with subprocess.Popen(player.command, env=environment, **pipes) as till:
            # Some players wait for ever for a device that they don't understand.
            impatience = threading.Timer(PATIENCE, till.kill)
            impatience.start()
            turn = conduct(till, player, clicks)
            impatience.cancel()
        complaints.seek(0)
        said = complaints.read().split("\n")[0]
    if turn is None or not turn.delays:
        raise Unplayable(said or "no click was heard")
    return turn


def conduct(till, player, clicks):
    """Leads the till through a turn; nothing if it ends early."""
    if till.stdout.readline() != "ready\n" or not ask(till, player, WARM_UP):
        return None
    wakes = None if player.is_process else wake_ups(till.pid)
    facts = ask(till, player, clicks)
    if not facts:
        return None
    calls = [(int(start), int(cost)) for start, cost in facts["call"]]
    turn = Turn(
        calls=[cost / 1e3 for _, cost in calls],
        delays=delays([start for start, _ in calls], player.log),
        processor=int(facts["cpu"][0][0]) / 1e6 / clicks,
        wakes=wakes,
    )
    if player.is_process:
        turn.peak = int(facts["child"][0][0])
    else:
        turn.peak = kernel_figure(till.pid, "status", "VmHWM")
        turn.share = kernel_figure(till.pid, "smaps_rollup", "Pss")
    till.stdin.close()
    return turn


def ask(till, player, clicks):
    """Has the till play and returns its facts, the values of the lines of each name; nothing if it ends early."""
    facts = {}
    gap = PROGRAM_GAP if player.is_process else GAP
    try:
        till.stdin.write(f"{clicks} {gap}\n")
        till.stdin.flush()
    except BrokenPipeError:
        return None
    for line in till.stdout:
        name, *values = line.split() or [""]
        if name == "done":
            return facts
        facts.setdefault(name, []).append(values)
    return None


def delays(starts, log):
    """Milliseconds from each start to the first frame heard before the next one."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    heard = sorted(int(line.split()[3]) for line in lines if line.split()[2] == "audible")
    found = []
    for start, following in zip(starts, [*starts[1:], float("inf")]):
        index = bisect.bisect_left(heard, start)
        if index < len(heard) and heard[index] < following:
            found.append((heard[index] - start) / 1e6)
    return found


def wake_ups(process):
    """How often any thread of a process at rest is woken, a second."""
    time.sleep(0.3)  # the last click fades
    begin, before = time.monotonic(), switches(process)
    time.sleep(REST)
    return (switches(process) - before) / (time.monotonic() - begin)


def switches(process):
    statuses = pathlib.Path(f"/proc/{process}/task").glob("*/status")
    return sum(int(count) for status in statuses for count in re.findall(r"ctxt_switches:\t(\d+)", status.read_text()))


def kernel_figure(process, file, name):
    """What the kernel says about a process, in KiB."""
    text = pathlib.Path(f"/proc/{process}/{file}").read_text()
    return int(re.search(rf"^{name}:\s+(\d+)", text, re.MULTILINE)[1])

"""`scripts/bench sound`: what a click costs the till and how soon it is heard, beside the peers of Debian."""

import contextlib
import os
import platform
import statistics
import subprocess
import sys
import time

from sound import players, turn
from verdict import median_ratio, verdict

ROUNDS = 5
CLICKS = 12  # in each turn
LOOPS = 4
LOOPED_PROCESSORS = 2

# What has to hold.
CALL_AT_MOST = 1.5  # times the C reference's
MEDIAN_AT_MOST = 0.15  # ms
P95_AT_MOST = 0.25  # ms
SOONER_AT_LEAST = 5  # times
BUSY_AT_MOST = 5  # ms


def sound():
    """Takes all players through their turns, and says what came of them."""
    everyone, card = players.build()
    own, reference, *peers = everyone
    load = os.getloadavg()[0]
    turns = play_rounds(everyone, card)
    with busy_processors() as loops:
        busy_turns = play_rounds([own, reference], card)
    for player in [own, reference]:
        if player not in turns or player not in busy_turns:
            sys.exit("bench: without these there is nothing to compare")
    print(f"sound: {ROUNDS * CLICKS} clicks a player in {ROUNDS} turns; {os.cpu_count()} processors, "
          f"load {load:.1f} at the start, Linux {platform.release()}")
    print_table(turns, "with nothing else to do")
    print_table(busy_turns, f"beside {LOOPS} busy loops on {LOOPED_PROCESSORS} processors")
    print(f"       The loops had {loops.share():.0%} of the processors; what is lacking went to other programs.")
    print("\n       A program's call is the start of its process; it rests by having ended.")
    return judge(turns, busy_turns, own, reference, [peer for peer in peers if peer in turns])


def play_rounds(everyone, card):
    """The turns of each player, taken in rounds so that drift hits all; without those who can't play."""
    turns = {player: [] for player in everyone}
    for _ in range(ROUNDS):
        for player in list(turns):
            try:
                turns[player].append(turn.take(player, card, CLICKS))
            except turn.Unplayable as complaint:
                print(f"       {player.name} can't play on the card: {complaint}")
                del turns[player]
    return turns


@contextlib.contextmanager
def busy_processors():
    """Keeps this process, its children and the busy loops among them on a few processors."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(allowed)[:LOOPED_PROCESSORS])
    loops = BusyLoops()
    try:
        yield loops
    finally:
        loops.end()
        os.sched_setaffinity(0, allowed)


class BusyLoops:
    """Programs that do nothing but take processor time, and how much of it they had."""

    def __init__(self):
        self.loops = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(LOOPS)]
        self.time = time.monotonic()
        self.spent = 0

    def end(self):
        self.time = time.monotonic() - self.time
        for loop in self.loops:
            loop.kill()
            usage = os.wait4(loop.pid, 0)[2]
            loop.returncode = 0  # it has been waited for
            self.spent += usage.ru_utime + usage.ru_stime

    def share(self):
        return self.spent / self.time / LOOPED_PROCESSORS


def print_table(turns, title):
    print(f"\n       {title}:")
    print("                      |   call, us   |      first frame, ms      | heard | wakes/s | memory, MB  | processor")
    print("                      | median   max |  median     p95       max |       | at rest | peak  share | ms a click")
    for player, taken in turns.items():
        calls, delays = all_of(taken, "calls"), all_of(taken, "delays")
        print(f"       {player.name:<14} | {statistics.median(calls):6.1f} {max(calls):5.0f} "
              f"| {statistics.median(delays):7.3f} {percentile95(delays):7.3f} {max(delays):9.3f} "
              f"| {len(delays):2}/{len(calls):2} | {figure(taken, 'wakes', 1):>7} "
              f"| {figure(taken, 'peak', 1024):>5} {figure(taken, 'share', 1024):>5} "
              f"| {figure(taken, 'processor', 1, 2):>7}")


def judge(turns, busy_turns, own, reference, peers):
    """Prints each goal as met or not; true if all are."""
    rounds = [[statistics.median(taken.calls) for taken in pair] for pair in zip(turns[own], turns[reference])]
    call = median_ratio(rounds, 0, 1)
    delays = all_of(turns[own], "delays")
    median, p95 = statistics.median(delays), percentile95(delays)
    busy = max(all_of(busy_turns[own], "delays"))
    wakes = max(taken.wakes for taken in turns[own])
    heard, asked = (sum(len(all_of(some[own], name)) for some in [turns, busy_turns]) for name in ["delays", "calls"])
    print()
    verdicts = [
        verdict(f"call {call:.2f} x the C reference", f"at most {CALL_AT_MOST}", call <= CALL_AT_MOST),
        verdict(f"first frame after {median:.3f} ms", f"at most {MEDIAN_AT_MOST}", median <= MEDIAN_AT_MOST),
        verdict(f"first frame after {p95:.3f} ms at p95", f"at most {P95_AT_MOST}", p95 <= P95_AT_MOST),
        verdict(f"{busy:.3f} ms at most beside busy loops", f"at most {BUSY_AT_MOST}", busy <= BUSY_AT_MOST),
        verdict(f"{wakes:.1f} wake-ups a second at rest", "0", wakes == 0),
        verdict(f"{heard} clicks of {asked} heard", "all", heard == asked),
    ]
    if peers:
        best, soonest = min(((peer, statistics.median(all_of(turns[peer], "delays"))) for peer in peers),
                            key=lambda pair: pair[1])
        sooner = soonest / median
        verdicts.append(verdict(f"{sooner:.1f} x sooner than {best.name}, the best peer",
                                f"at least {SOONER_AT_LEAST}", sooner >= SOONER_AT_LEAST))
    return all(verdicts)


def all_of(taken, name):
    """One figure of every click of the turns."""
    return [value for one in taken for value in getattr(one, name)]


def percentile95(values):
    return sorted(values)[int(len(values) * 0.95)]


def figure(taken, name, unit, digits=1):
    """The median of the turns' figures, or a dash where there is none."""
    values = [getattr(one, name) for one in taken]
    return "-" if None in values else f"{statistics.median(values) / unit:.{digits}f}"

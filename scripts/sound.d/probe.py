"""Runs the tests' probe, which plays clicks as a till does, and compares what was heard with the sound's file."""

import os
import pathlib
import signal
import statistics
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / ".build" / "debug"
COUNTS = ["asked", "heard", "coalesced", "stale", "dropped", "cut", "underruns", "resumes", "reopens"]


def build():
    """Builds the program, the probe and the fault card as the tests do."""
    subprocess.run(["swift", "build", "--quiet", "--package-path", ROOT], check=True, stdin=subprocess.DEVNULL)


def click():
    """The click's samples as they lie in its file, behind the header of 44 bytes."""
    return (ROOT / "Resources" / "click.wav").read_bytes()[44:]


def search(recording):
    """How often the click is in a recording whole, and how many bytes beside these are not silence."""
    rest = recording.replace(click(), b"")
    return (len(recording) - len(rest)) // len(click()), len(rest) - rest.count(0)


def fault_card(folder, script="", built=BUILT):
    """An environment in which libasound knows only the fault card, which writes `recording` and `log` to the folder."""
    configuration = folder / "card.conf"
    configuration.write_text(
        f'pcm_type.faultcard {{ lib "{built}/libFaultCard.so" }}\n'
        f'pcm.!default {{ type faultcard script "{script}" log "{folder}/log" recording "{folder}/recording" }}\n'
    )
    return {**os.environ, "ALSA_CONFIG_PATH": str(configuration)}


class Probe:
    """A run of the probe: started by making one, and with its facts once `end` was called."""

    def __init__(self, count, gap, environment, device="default", wrapper=(), built=BUILT):
        command = [*wrapper, built / "ClickProbe", device, str(count), str(gap), "100", "/nonexistent/snd"]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        self.patience = count * gap / 1000 + 60

    def end(self):
        """Waits for the end and reads the facts."""
        try:
            output, self.errors = self.process.communicate(timeout=self.patience)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            output, self.errors = self.process.communicate()
        self.status = self.process.returncode
        facts = [line.split(" ") for line in output.splitlines()]
        of = {name: [words[1:] for words in facts if words[0] == name] for name in {words[0] for words in facts}}
        calls = [[int(word) for word in words] for words in of.get("call", [])]
        self.costs = sorted(cost / 1e6 for _, cost, _, _ in calls)  # milliseconds
        self.waits = sum(waits for _, _, waits, _ in calls)
        self.lines = [" ".join(words[1:]) for words in of.get("line", [])]
        self.line_times = [(int(words[0]) - calls[0][0]) / 1e9 for words in of.get("line", [])]  # seconds
        self.memory = [int(words[0]) for words in of.get("memory", [])]  # KiB
        self.leaving = int(of["leave"][0][0]) / 1e6 if "leave" in of else float("inf")  # milliseconds
        self.work = int(of["cpu"][0][0]) / 1e6 if "cpu" in of else float("inf")  # milliseconds
        self.counts = dict(zip(COUNTS, map(int, of["counts"][0]))) if "counts" in of else None
        return self

    def cost(self):
        """What the calls cost, in words."""
        if not self.costs:
            return "no call"
        median, late = statistics.median(self.costs), self.costs[len(self.costs) * 99 // 100]
        return f"{median * 1000:.1f} us, 99 % below {late * 1000:.0f} us, at most {self.costs[-1] * 1000:.0f} us"


def verdict(what, is_met):
    """Prints what was seen and whether it is as it must be, and returns that."""
    print(f"  {'ok' if is_met else 'NOT OK'}: {what}", flush=True)
    return is_met

#!/usr/bin/env python3
"""Boots a Debian root in which counterbell's package is installed, and tries the service on a terminal of its own.

    service.py ROOT

ROOT/counterbell.deb is the package, which is installed once more while the kiosk runs.
Needs root and systemd-nspawn. Exit status: 0 all is well, 77 this machine can't boot a container, 1 anything else."""

import contextlib
import fcntl
import json
import os
import pathlib
import select
import signal
import struct
import subprocess
import sys
import termios
import time

SET_LOCK, GET_NUMBER = 0x40045431, 0x80045430  # TIOCSPTLCK and TIOCGPTN of ioctl_tty(2)
HOME = "Home>"


def wait_until(condition, seconds, what):
    deadline = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {seconds} s: {what}")
        time.sleep(0.1)
    return value


class Machine:
    """A booted container."""

    def __init__(self, root):
        self.root = root
        command = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--private-network", "--console=pipe"]
        self.container = subprocess.Popen(
            [*command, "-D", root, "/lib/systemd/systemd"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.init = wait_until(self.first_process, 20, "the container's first process")

    def first_process(self):
        if self.container.poll() is not None:
            raise AssertionError(f"systemd-nspawn: {self.container.stdout.read()}")
        children = subprocess.run(["pgrep", "-P", str(self.container.pid)], capture_output=True, text=True)
        return children.stdout.split()[-1] if children.stdout else None

    def run(self, *command):
        """Runs a command inside, and answers what it writes."""
        enter = ["nsenter", "-t", self.init, "--mount", "--uts", "--ipc", "--net", "--pid", "--root", "--wd"]
        done = subprocess.run([*enter, "--", *command], stdin=subprocess.DEVNULL, capture_output=True, text=True)
        return (done.stdout + done.stderr).strip()

    def is_running(self):
        return self.run("systemctl", "is-system-running") in ("running", "degraded")

    def end(self):
        self.container.terminate()
        try:
            self.container.wait(10)
        except subprocess.TimeoutExpired:
            self.container.kill()
            self.container.wait()


class Terminal:
    """A terminal inside the container, with the guest's end here."""

    def __init__(self, machine):
        self.end = os.open(f"/proc/{machine.init}/root/dev/pts/ptmx", os.O_RDWR | os.O_NOCTTY)
        fcntl.ioctl(self.end, SET_LOCK, struct.pack("i", 0))
        self.number = struct.unpack("i", fcntl.ioctl(self.end, GET_NUMBER, struct.pack("i", 0)))[0]
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def type(self, line):
        os.write(self.end, line.encode() + b"\r")

    def wait_for(self, text, seconds=15):
        """Reads until the text comes, and answers everything up to then."""
        seen, deadline = b"", time.monotonic() + seconds
        while text.encode() not in seen:
            assert time.monotonic() < deadline, f"{text!r} does not come: {seen[-500:]!r}"
            if not select.select([self.end], [], [], 0.1)[0]:
                continue
            # While nobody has the other end open, as between two runs, there is nothing to read but an error.
            with contextlib.suppress(OSError):
                seen += os.read(self.end, 65_536)
        return seen.decode(errors="replace")


class Service:
    """The kiosk's service on a terminal."""

    def __init__(self, machine, terminal):
        self.machine = machine
        self.unit = f"counterbell@pts-{terminal.number}.service"
        self.drop_in = pathlib.Path(machine.root, "etc/systemd/system/counterbell@.service.d/try.conf")

    def systemctl(self, verb):
        return self.machine.run("systemctl", verb, self.unit)

    def shows(self, name):
        return self.machine.run("systemctl", "show", "--value", "--property", name, self.unit)

    def starts_with(self, command):
        """Lets the service start something else; None is what the package says."""
        self.drop_in.parent.mkdir(exist_ok=True)
        if command:
            self.drop_in.write_text(f"[Service]\nExecStart=\nExecStart={command}\n")
        else:
            self.drop_in.unlink(missing_ok=True)
        self.machine.run("systemctl", "daemon-reload")

    def kill(self, number):
        self.machine.run("systemctl", "kill", f"--signal={number}", self.unit)

    def journal(self):
        lines = self.machine.run("journalctl", "--unit", self.unit, "--output", "json", "_COMM=counterbell")
        return [json.loads(line) for line in lines.splitlines() if line.startswith("{")]

    def said(self, level):
        return [entry["MESSAGE"] for entry in self.journal() if entry["PRIORITY"] == str(level)]


def say(text):
    print(f"service: {text}", flush=True)


def try_visit(machine, terminal, service):
    service.systemctl("start")
    terminal.wait_for(HOME)
    terminal.type("tip")
    terminal.wait_for("Bill>")
    terminal.type("b 640")
    terminal.wait_for("$640")
    database = pathlib.Path(machine.root, "var/lib/counterbell/counterbell.db")
    assert database.exists() and database.stat().st_mode & 0o077 == 0, "the database is not the service's own"
    wait_until(lambda: any("Sound off: " in line for line in service.said(4)), 10, "a warning in the journal")
    assert {entry["SYSLOG_IDENTIFIER"] for entry in service.journal()} == {"counterbell"}
    say("a guest is served, and the journal has the missing speaker as a warning")


def try_restarts(terminal, service):
    assert service.shows("StartLimitIntervalUSec") == "0"
    for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL, signal.SIGSEGV, signal.SIGKILL):
        service.kill(int(number))
        screen = terminal.wait_for(HOME)
        assert "640" not in screen.split("\x1b[3J")[-1], "the last guest's bill is seen"
        assert "\x1b[3J" in screen, "the scrollback is not cleared"
    say("it comes back however it ends, and shows nothing of the guest before")


def try_wrong_configuration(machine, terminal, service):
    file = pathlib.Path(machine.root, "etc/counterbell/config.json5")
    file.write_text("{ nonsense: 1 }\n")
    service.kill(int(signal.SIGTERM))
    wait_until(lambda: service.shows("ActiveState") == "failed", 15, "the service as failed")
    assert service.shows("ExecMainStatus") == "78", service.shows("ExecMainStatus")
    time.sleep(5)
    assert service.shows("ActiveState") == "failed", "it is started again and again"
    errors = service.said(3)
    assert len(errors) == 1 and "/etc/counterbell/config.json5:1: nonsense" in errors[0], errors
    file.unlink()
    service.systemctl("start")
    terminal.wait_for(HOME)
    say(f"a wrong configuration is one line in the journal: {errors[0]}")


def try_upgrade(machine, terminal, service):
    before = service.shows("MainPID")
    printed = machine.run("dpkg", "--install", "/counterbell.deb")
    terminal.wait_for(HOME)
    assert service.shows("MainPID") not in (before, "0"), printed
    say("an upgrade starts it again")


def try_stop(service):
    service.systemctl("stop")
    assert service.shows("ActiveState") == "inactive", service.shows("ActiveState")
    say("it stops without a failure")


def try_sandbox(service):
    service.starts_with("/bin/sh -c true")
    service.systemctl("start")
    wait_until(lambda: service.shows("ExecMainStatus") == "203", 10, "a shell that may not be started")
    service.systemctl("stop")
    say("it can start no other program")


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 64
    try:
        machine = Machine(sys.argv[1])
    except AssertionError as error:
        say(f"this machine can't boot a container: {error}")
        return 77
    try:
        wait_until(machine.is_running, 60, "systemd")
        terminal = Terminal(machine)
        service = Service(machine, terminal)
        # What the service starts, as far as this version of the program knows its options.
        if "--kiosk" not in machine.run("counterbell", "--help"):
            service.starts_with("/usr/bin/counterbell --data %S/counterbell")
        try_visit(machine, terminal, service)
        try_restarts(terminal, service)
        try_wrong_configuration(machine, terminal, service)
        try_upgrade(machine, terminal, service)
        try_stop(service)
        try_sandbox(service)
        service.starts_with(None)
    finally:
        machine.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())

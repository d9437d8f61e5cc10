import TestSupport

/// A script of Python about the program at a terminal, where signals can be sent to it and its terminal can vanish.
enum TerminalScript {
  /// `Guest` is one at a terminal of its own; `journal()` says what the staff did.
  private static let prelude = #"""
    import fcntl, os, pty, re, resource, select, signal, subprocess, sys, termios, time
    counterbell, prompt, farewell = os.environ["counterbell"], "\x1b[J\x1b[?25h", "\x1b[?1049l"
    os.environ.update(TERM="xterm", TZ="Asia/Seoul", LC_ALL="C.UTF-8", XDG_CONFIG_HOME="/proc/nowhere")
    # What a debugger would show of a crash takes long.
    os.environ["SWIFT_BACKTRACE"] = "enable=no"
    os.chdir(os.environ["HOME"])

    class Guest:
        def __init__(self, *arguments, prepare=lambda: None):
            self.terminal, theirs = pty.openpty()
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, b"\x18\0\x50\0\0\0\0\0")
            self.found, self.seen, self.unread = termios.tcgetattr(theirs), b"", b""
            def begin():
                fcntl.ioctl(0, termios.TIOCSCTTY, 0)
                prepare()
            self.program = subprocess.Popen(
                [counterbell, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
                preexec_fn=begin)
            os.close(theirs)
            self.wait(prompt)

        def read(self, seconds):
            if not select.select([self.terminal], [], [], seconds)[0]: return False
            try: data = os.read(self.terminal, 65536)
            except OSError: return False
            self.seen += data; self.unread += data
            return data != b""

        # What came up to this text, behind what was waited for before.
        def wait(self, text, seconds=30):
            text, end = text.encode(), time.monotonic() + seconds
            while text not in self.unread:
                if not self.read(0.1) and (time.monotonic() > end or self.program.poll() is not None):
                    raise SystemExit(f"{text} did not come, but {self.unread}")
            seen, _, self.unread = self.unread.partition(text)
            return (seen + text).decode(errors="replace")

        def type(self, keys):
            os.write(self.terminal, keys if isinstance(keys, bytes) else keys.encode())

        # A line, and the frame that answers it.
        def line(self, text):
            self.type(text + "\r")
            return self.wait(prompt)

        def modes(self): return termios.tcgetattr(self.terminal)

        def status(self, seconds=30):
            end = time.monotonic() + seconds
            while self.program.poll() is None and time.monotonic() < end: self.read(0.02)
            while self.read(0): pass
            status = self.program.poll()
            return "running" if status is None else status

        # Whether the program left as it should, with the terminal as it was found.
        def left(self):
            status = self.status()
            return status, self.seen.endswith(farewell.encode()), self.modes() == self.found

    def add(account, password):
        subprocess.run([counterbell, "staff", "add", account, "--password-stdin", "--data", "data"],
                       input=password, check=True, stdout=subprocess.DEVNULL)

    def journal():
        rows = subprocess.run([counterbell, "journal", "--data", "data"], capture_output=True, text=True).stdout
        return [row.split()[3:] for row in rows.splitlines()]

    """#

  static func run(_ script: String, in folder: borrowing TemporaryFolder) async throws -> Child {
    try await Program.shell("python3 - <<'END'\n\(prelude)\(script)\nEND\n", in: folder)
  }

  static func run(_ script: String) async throws -> Child {
    let folder = try TemporaryFolder()
    return try await run(script, in: folder)
  }
}

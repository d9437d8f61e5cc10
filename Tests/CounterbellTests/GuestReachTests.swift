import TestSupport
import Testing

/// What a guest's lines make the program ask of the system.
struct GuestReachTests {
  /// The lines of every station, and what somebody would type who tries to get further.
  private static let lines = #"""
    common = ["", "*", "?", "help", "volume 7", "volume +", "mute", "language ko", "language en", "receipt", "quit"]
    stations = {
        "home": ["1", "home", "2", "home", "3", "home", "4", "home", "9", "tip", "home"],
        "tip": [
          "b 100", "t 15%", "s 3", "120", "20%", "4", "/1", "tax 10%", "round up", "total 150", "party 6", "names ann, bob",
          "pay ann 1", "pay ann none", "item 5 ann", "item none", "s 2:1", "cash", "card", "currency EUR", "locale de_DE",
          "receipt",
        ],
        "trip": ["to 2", "passengers 2", "seat business", "1", "+", "book", "book", "receipt"],
        "words": ["add apple = a fruit", "add pear = another", "day 2026-11-30", "day -1", "month 2026-10", "month +1", "today",
                  "fold", "order random 7", "order recent", "mark 1", "edit 1 pear = two", "undo", "find a", "more", "back",
                  "remove 1", "undo", "find"],
        "staff": ["kim", "wrong", "sign in", "id kim", "password wrong", "sign in", "sign out", "journal", "bookings",
                  "reset", "cancel 222222", "reset", "settings", "reset", "more"],
    }
    odd = ["words import /etc/passwd", "words import ../../etc/passwd", "import /etc/passwd", "words export /tmp/out",
           "../../../../etc/passwd", "/etc/passwd", "file:///etc/passwd", "http://127.0.0.1/", "sound test",
           "set sound.device /etc/passwd", "set data /tmp", "settings", "journal", "id ../../etc/passwd",
           "password /etc/passwd", "add /etc/passwd = ../x", "find ../", "find %s%n", "day /etc/passwd",
           "language ../ko", "volume /dev/null", "receipt /dev/lp0", "b $(id)", "`id`", "!sh", "| sh", "> out", "< /etc/passwd",
           "; reboot", "'; DROP TABLE bookings; --", "ATTACH '/etc/passwd' AS x", "%n%n%n%s", "\x1b]0;x\x07",
           "\x7fELF", "config show", "doctor", "staff list", "--config /etc/passwd", "@wait 1s", "x" * 4096, "x" * 5000,
           "../" * 1300, "words import " + "a" * 5000, "home"]
    script = []
    for station, own in stations.items():
        script += ["home", station] + own + common + odd + ["home", station] + own + ["reset"]
    """#

  /// What each call of the program's was, where it is none that a line may make.
  private static let strange = #"""
    ours = re.escape(os.getcwd()) + r"/data(/counterbell\.db(-wal|-shm|-journal|\.lock)?)?/?"
    # What the C library reads of the clock, the letters and the encodings, and libcrypt, which hashes a password.
    reads = "|".join([
        r"/usr/share/zoneinfo/.*", r"/etc/localtime", r"/usr/lib/locale/.*", r"/usr/share/locale/locale\.alias",
        r"/usr/lib/[^/]*/gconv/.*", r"/etc/ld\.so\.cache", r"(/.*)?/libcrypt\.so\.\d", r"/dev/urandom"])
    def is_strange(line):
        call = re.match(r"\d+ +(\w+)\((.*)", line)
        if not call: return False
        name, rest = call.groups()
        if name in ("fstat", "newfstatat", "stat", "lstat", "statx", "access", "faccessat2", "readlink", "readlinkat",
                    "getcwd", "exit_group", "exit"): return "passwd" in rest or "/tmp/out" in rest
        path = os.path.join(os.getcwd(), re.search(r'"([^"]*)"', rest)[1]) if '"' in rest else ""
        if re.fullmatch(ours, path): return False
        return not (name == "openat" and re.fullmatch(reads, path) and "O_RDONLY" in rest)
    """#

  @Test
  func `no line of a guest's opens a file, starts a program or reaches the network`() async throws {
    let result = try await TerminalScript.run(
      """
      add("kim", b"canary")
      \(Self.lines)
      \(Self.strange)
      open("lines", "w").write("\\n".join(script) + "\\n")
      answers = subprocess.run(
          ["strace", "-f", "-qq", "-s", "300", "-e", "trace=file,process,network", "-o", "calls", counterbell,
           "--kiosk", "--headless", "--data", "data", "--now", "2026-11-29T14:00", "--script", "lines"],
          capture_output=True, text=True)
      print("status:", answers.returncode, answers.stderr)
      print("answers:", answers.stdout.count("input:") == len(script))
      # The lines are opened when everything else is ready, and before the first of them is read.
      before, _, calls = open("calls").read().partition('"lines", O_RDONLY')
      print("calls:", 'counterbell.db"' in calls, "execve(" in before)
      print("strange:", [line for line in calls.splitlines()[1:] if is_strange(line)])
      print("made:", sorted(name for name in os.listdir() if not name.startswith("std")), sorted(os.listdir("data")))
      """)
    #expect(
      result
        == Child(
          output: """
            status: 0\(" ")
            answers: True
            calls: True True
            strange: []
            made: ['calls', 'data', 'lines'] ['counterbell.db', 'counterbell.db.lock']

            """))
  }

  @Test
  func `what no line may make the program do would be seen`() async throws {
    let result = try await TerminalScript.run(
      Self.strange + #"""

        calls = [
            'openat(AT_FDCWD, "/etc/passwd", O_RDONLY) = 3', 'openat(AT_FDCWD, "out", O_WRONLY|O_CREAT, 0666) = 3',
            'openat(AT_FDCWD, "data/counterbell.db", O_RDWR) = 3', 'openat(AT_FDCWD, "/etc/localtime", O_RDONLY) = 3',
            'openat(AT_FDCWD, "/usr/share/zoneinfo/UTC", O_RDWR) = 3', 'execve("/bin/sh", ["sh"], 0x7ff) = 0',
            'socket(AF_INET, SOCK_STREAM, 0) = 3', 'clone3({flags=CLONE_VM}, 88) = 9', 'unlink("data/counterbell.db-wal") = 0',
            'unlink("/home/counterbell.db") = 0', 'newfstatat(AT_FDCWD, "/etc/passwd", {}, 0) = 0', 'exit_group(0) = ?']
        print([is_strange("12 " + call) for call in calls])
        """#)
    #expect(
      result
        == Child(
          output: "[True, True, False, False, True, True, True, True, False, True, True, False]\n"))
  }
}

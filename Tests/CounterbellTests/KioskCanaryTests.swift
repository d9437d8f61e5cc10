import TestSupport
import Testing

/// Looks for passwords that were typed at a kiosk wherever they may have got.
struct KioskCanaryTests {
  /// Passwords that nothing else in a program looks like, and what finds the least piece of one.
  private static let prelude =
    processMemory + "\n" + #"""
      import string
      signs = string.ascii_letters + string.digits + "#%+:@_~"
      secrets = {}
      def canary(name):
          # Without a pattern, so that each piece is its own.
          state, text = sum(name.encode()) * 7919, ""
          for _ in range(96):
              state = (state * 1103515245 + 12345) % 2**31
              text += signs[(state >> 8) % len(signs)]
          secrets[name] = text.encode()
          return text
      def found(data):
          pieces = lambda secret: [secret[at:at + 12] for at in range(0, len(secret) - 11, 4)]
          return sorted(name for name, secret in secrets.items() if any(piece in data for piece in pieces(secret)))
      # Whoever is not root may not look into it at all.
      may_look = os.geteuid() == 0
      def held(process, otherwise=()): return found(memory(process)) if may_look else list(otherwise)
      def kept():
          names = [os.path.join(folder, name) for folder, _, names in os.walk(".") for name in names]
          return found(b"".join(open(name, "rb").read() for name in names if not name.startswith("./std")))
      add("kim", canary("right").encode())

      """#

  @Test
  func `a password that is typed at a terminal is found nowhere once it was used`() async throws {
    let result = try await TerminalScript.run(
      Self.prelude + #"""
        resource.setrlimit(resource.RLIMIT_CORE, (resource.getrlimit(resource.RLIMIT_CORE)[1],) * 2)
        guest = Guest("home", "--mute", "--data", "data")
        guest.line("password " + canary("at home"))
        guest.line("staff"); guest.line("kim")
        for byte in canary("wrong"): guest.type(byte)
        guest.wait("•" * 60 + "\x1b[K")
        print("while it is typed:", held(guest.program.pid, ["wrong"]))
        print("refused:", "can't sign in" in guest.line("") + guest.line("sign in"))
        print("once it was used:", held(guest.program.pid))
        guest.line(canary("replaced")); guest.line("password " + canary("replaced too"))
        guest.line("id nobody"); guest.line("sign in")
        guest.line(canary("erased") + "\x7f" * 96); guest.line(canary("erased at once") + "\x15")
        guest.line("password " + canary("erased as a word") + "\x17")
        for _ in range(60):
            guest.type(canary("too long")); guest.read(0.01)
        guest.type("\r"); guest.wait("too long"); guest.wait(prompt)
        guest.line("  ｐａｓｓｗｏｒｄ　" + canary("full-width")); guest.line("id kim")
        print("signed in:", "Signed in as kim" in guest.line("password " + secrets["right"].decode()) + guest.line("sign in"))
        guest.line("password " + canary("signed in")); guest.line("sign out"); guest.line("home")
        print("at the end:", held(guest.program.pid), "seen:", found(guest.seen), "kept:", kept())
        os.kill(guest.program.pid, signal.SIGABRT)
        print("ended:", guest.status(), "kept:", kept(), [name for name in os.listdir() if "core" in name])
        """#)
    #expect(
      result
        == Child(
          output: """
            while it is typed: ['wrong']
            refused: True
            once it was used: []
            signed in: True
            at the end: [] seen: [] kept: []
            ended: -6 kept: [] []

            """))
  }

  @Test
  func `a password in a script is found nowhere once it was used`() async throws {
    let result = try await TerminalScript.run(
      Self.prelude + #"""
        program = subprocess.Popen(
            [counterbell, "staff", "--headless", "--data", "data", "--script", "-"], stdin=subprocess.PIPE,
            stdout=open("out", "wb"), stderr=open("err", "wb"))
        def say(*lines):
            program.stdin.write("\n".join(lines).encode() + b"\n")
            program.stdin.flush()
        def answered(text):
            end = time.monotonic() + 30
            while open("out").read().count(text) == 0 and time.monotonic() < end: time.sleep(0.02)
            time.sleep(0.1)
            return text in open("out").read()
        say("home", "password " + canary("at home"), "staff", "kim", canary("wrong"), "sign in", "kim", "reset",
            "kim", canary("replaced"), "password " + canary("replaced too"), "id nobody", "sign in",
            "  ｐａｓｓｗｏｒｄ　" + canary("full-width"), "password " + 60 * canary("too long"), "sign out", "home")
        print("answered:", answered("input: sign out"))
        say("staff", "reset", "kim", 700 * canary("far too long"), "mute")
        print("too long:", answered("input: mute"), held(program.pid))
        say("reset", "kim", secrets["right"].decode(), "sign in")
        print("signed in:", answered("Signed in as kim."))
        say("password " + canary("signed in"), "home", "password " + 3 * canary("at home again"), "help")
        print("answered:", answered("input: help"))
        print("held:", held(program.pid), "kept:", kept())
        os.kill(program.pid, signal.SIGABRT)
        print("ended:", program.wait(), "kept:", kept(), [name for name in os.listdir() if "core" in name])
        """#)
    #expect(
      result
        == Child(
          output: """
            answered: True
            too long: True []
            signed in: True
            answered: True
            held: [] kept: []
            ended: -6 kept: [] []

            """))
  }
}

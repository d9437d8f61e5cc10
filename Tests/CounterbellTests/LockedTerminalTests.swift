import TestSupport
import Testing

/// A kiosk at a terminal that no guest may leave.
struct LockedTerminalTests {
  @Test
  func `no key of a guest's ends, stops or holds up a locked kiosk`() async throws {
    let result = try await TerminalScript.run(
      #"""
      guest = Guest("tip", "--kiosk", "--mute")
      input, _, _, local, *_ = guest.modes()
      print("sent by keys:", bool(local & termios.ISIG), bool(local & termios.IEXTEN), bool(input & termios.IXON))
      print("a break:", bool(input & termios.BRKINT), bool(input & termios.IGNBRK))
      # Ctrl-C, Ctrl-Z, Ctrl-\, Ctrl-S, Ctrl-Q, Ctrl-D, Ctrl-V, Ctrl-Y, Ctrl-O
      for number, key in enumerate("\x03\x1a\x1c\x13\x11\x04\x16\x19\x0f", 111):
          guest.type(key); guest.type(f"b {number}\r"); guest.wait(f"${number}")
          guest.type("b 2" + key); guest.type(f"{number - 100}\r"); guest.wait(f"$2{number - 100}")
      state = open(f"/proc/{guest.program.pid}/stat").read().split()[2]
      print("running:", guest.program.poll() is None, state in "SR")
      """#)
    #expect(
      result
        == Child(output: "sent by keys: False False False\na break: False True\nrunning: True True\n"))
  }

  @Test
  func `what the keys would send does nothing from outside either`() async throws {
    let result = try await TerminalScript.run(
      """
      guest = Guest("tip", "--kiosk", "--mute")
      for number, sent in enumerate([signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP] * 2, 1):
          os.kill(guest.program.pid, sent)
          guest.line(f"b {number}00"); guest.line("")
          print(sent.name, f"${number}00" in guest.seen.decode())
      guest.line("reset")
      print("quit:", "Only the staff can do that." in guest.line("quit") + guest.line(""), guest.program.poll())
      """)
    #expect(
      result
        == Child(
          output: """
            SIGINT True
            SIGQUIT True
            SIGTSTP True
            SIGINT True
            SIGQUIT True
            SIGTSTP True
            quit: True None

            """))
  }

  @Test(arguments: [("SIGTERM", 143), ("SIGHUP", 129)])
  func `whoever keeps the machine can end it, and the terminal is as it was found`(
    signal: String, status: Int
  ) async throws {
    let result = try await TerminalScript.run(
      """
      guest = Guest("tip", "--kiosk", "--mute")
      guest.type("b 12"); guest.wait("b 12")
      os.kill(guest.program.pid, signal.\(signal))
      print(*guest.left())
      """)
    #expect(result == Child(output: "\(status) True True\n"))
  }

  // Where nobody tells it, the program finds out as it reads, or as it draws.
  @Test(arguments: [("SIG_DFL", "129"), ("SIG_IGN", "0, 74")])
  func `a terminal that vanishes ends the program at once`(hangup: String, statuses: String) async throws {
    let result = try await TerminalScript.run(
      """
      guest = Guest("tip", "--kiosk", "--mute", prepare=lambda: signal.signal(signal.SIGHUP, signal.\(hangup)))
      guest.line("b 5")
      os.close(guest.terminal)
      start = time.monotonic()
      guest.program.wait(20)
      used = resource.getrusage(resource.RUSAGE_CHILDREN)
      print("soon:", time.monotonic() - start < 5, "without spinning:", used.ru_utime + used.ru_stime < 2)
      print("status:", guest.program.returncode in [\(statuses)])
      """)
    #expect(result == Child(output: "soon: True without spinning: True\nstatus: True\n"))
  }

  @Test
  func `a password shows one mark for each key and none after it, and the staff can leave`() async throws {
    let result = try await TerminalScript.run(
      """
      add("kim", b"canary")
      guest = Guest("staff", "--kiosk", "--mute", "--data", "data")
      guest.line("kim")
      marks = []
      for number, key in enumerate("canary", 1):
          guest.type(key)
          marks.append(guest.wait("•" * number + "\\x1b[K").count("•"))
      print("marks:", marks)
      guest.type("x\\x7f"); guest.wait("•" * 6 + "\\x1b[K")
      print("after it:", guest.line("").count("•"), "Signed in as kim" in guest.line("sign in"))
      print("seen:", [text for text in ["canary", "canar", "cana"] if text in guest.seen.decode()])
      guest.type("quit\\r")
      print(*guest.left())
      print(journal()[1:])
      """)
    #expect(
      result
        == Child(
          output: """
            marks: [1, 2, 3, 4, 5, 6]
            after it: 0 True
            seen: []
            0 True True
            [['kim', 'sign-in'], ['kim', 'quit']]

            """))
  }
}

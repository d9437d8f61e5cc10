import TestSupport
import Testing

/// Guests who go away from a terminal, where the times are short.
struct IdleTerminalTests {
  private func run(warnAfter: Int, wipeAfter: Int, _ script: String) async throws -> Child {
    let folder = try TemporaryFolder()
    try folder.write("{ idle: { warnAfter: \(warnAfter), wipeAfter: \(wipeAfter) } }", to: "shop.json5")
    return try await TerminalScript.run(
      """
      warning, wipe = "Are you still there?", "\\x1b[H\\x1b[2J\\x1b[3J"
      options = ["--mute", "--config", "shop.json5", "--data", "data"]
      \(script)
      """, in: folder)
  }

  @Test
  func `a guest who goes away is warned, then nothing of the visit is left`() async throws {
    let result = try await run(
      warnAfter: 1, wipeAfter: 1,
      """
      guest = Guest("home", *options)
      guest.line("tip"); guest.line("b 98765"); guest.line("volume 8"); guest.line("language ko")
      guest.type("b 43210")
      before = guest.wait("아직 계십니까?") + guest.wait(prompt)
      print("warned:", "[time nearly up]" in before, "half typed:", "43210" in before)
      guest.wait(wipe); guest.wait(prompt)
      after = guest.seen.split(wipe.encode())[1].decode()
      print("shown after it:", [text for text in ["98,765", "43210", "아직"] if text in after])
      print("home in English:", "Tip calculator" in after)
      print("volume:", "volume 5/9" in guest.line("volume +"))
      print("bill:", "$0" in guest.line("tip"), "98,765" in guest.seen.split(wipe.encode())[1].decode())
      guest.line("b 5"); guest.type("quit\\r")
      print(*guest.left())
      """)
    #expect(
      result
        == Child(
          output: """
            warned: True half typed: True
            shown after it: []
            home in English: True
            volume: True
            bill: True False
            0 True True

            """))
  }

  @Test
  func `any key takes the warning away and begins the time anew`() async throws {
    let result = try await run(
      warnAfter: 1, wipeAfter: 20,
      """
      guest = Guest("tip", *options)
      guest.line("b 100")
      for key in ["1", "\\x1b[A", "\\x7f"]:
          guest.wait(warning); guest.wait(prompt)
          guest.type(key)
          print("warned still:", warning in guest.wait(prompt))
      guest.wait(warning); guest.wait(prompt)
      print("wiped:", wipe in guest.seen.decode(), "$100" in guest.line(""))
      """)
    #expect(
      result
        == Child(
          output: """
            warned still: False
            warned still: False
            warned still: False
            wiped: False True

            """))
  }

  @Test
  func `what was typed and not read when the visit ends is thrown away`() async throws {
    let result = try await run(
      warnAfter: 1, wipeAfter: 1,
      """
      guest = Guest("tip", *options)
      guest.line("b 100"); guest.wait(warning)
      os.kill(guest.program.pid, signal.SIGSTOP)
      guest.type("b 777\\r" * 500)
      time.sleep(2)
      os.kill(guest.program.pid, signal.SIGCONT)
      guest.wait(wipe); guest.wait(prompt)
      # Whatever is left of it comes before this.
      guest.type("\\rt 33\\r"); guest.wait("$33")
      print("seen:", "777" in guest.seen.split(wipe.encode())[1].decode())
      """)
    #expect(result == Child(output: "seen: False\n"))
  }

  @Test
  func `keys without a line are a visit too, and an empty screen is none`() async throws {
    let result = try await run(
      warnAfter: 1, wipeAfter: 1,
      """
      guest = Guest("tip", *options)
      time.sleep(3)
      while guest.read(0.1): pass
      print("nobody:", warning in guest.seen.decode(), wipe in guest.seen.decode())
      guest.type("b 555"); guest.wait(warning); guest.wait(wipe); guest.wait(prompt)
      guest.line(""); time.sleep(3)
      while guest.read(0.1): pass
      print("seen:", "555" in guest.seen.split(wipe.encode())[1].decode(), guest.seen.count(wipe.encode()))
      """)
    #expect(result == Child(output: "nobody: False False\nseen: False 1\n"))
  }

  @Test
  func `half a password is gone with the visit, and a member of the staff is signed out`() async throws {
    let result = try await run(
      warnAfter: 1, wipeAfter: 1,
      """
      add("kim", b"canary")
      guest = Guest("staff", *options)
      guest.line("kim"); guest.type("cana"); guest.wait("••••"); guest.wait(wipe); guest.wait(prompt)
      guest.line("kim"); guest.line("canary")
      print("signed in:", "Signed in as kim" in guest.line("sign in"))
      guest.wait(wipe); guest.wait(prompt)
      # The screen comes first, and is noted then.
      for _ in range(100):
          if journal()[-1][1] == "sign-out": break
          time.sleep(0.1)
      print(journal()[1:])
      """)
    #expect(result == Child(output: "signed in: True\n[['kim', 'sign-in'], ['kim', 'sign-out']]\n"))
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `no visit ends by itself where the times are 0`(warnAfter: Int, wipeAfter: Int) async throws {
    let result = try await run(
      warnAfter: warnAfter, wipeAfter: wipeAfter,
      """
      guest = Guest("tip", *options)
      guest.line("b 100"); time.sleep(3)
      while guest.read(0.1): pass
      print("warned:", warning in guest.seen.decode(), "wiped:", wipe in guest.seen.decode())
      print("kept:", "$100" in guest.line(""))
      """)
    #expect(result == Child(output: "warned: False wiped: False\nkept: True\n"))
  }
}

import Foundation
import Glibc
import TestSupport
import Testing

private let prompt = "\u{1B}[J\u{1B}[?25h"
private let farewell = "\u{1B}[?1049l"

/// The program at a terminal with its first panel drawn.
private func start(
  _ arguments: String..., columns: UInt16 = 80, environment: [String: String] = [:]
) throws -> TerminalProgram {
  let program = try TerminalProgram(["tip", "--mute"] + arguments, columns: columns, environment: environment)
  try program.wait(for: prompt)
  return program
}

@Suite(.serialized)
struct TerminalTests {
  @Test
  func `a visit is drawn line by line and leaves the terminal as it was found`() throws {
    let found = try TerminalProgram(["--version"]).modes
    let program = try start()
    #expect(program.modes != found)
    program.type("b 100\r")
    #expect(try program.wait(for: prompt).contains("$100"))
    program.type("quit\r")
    #expect(try program.exitStatus() == 0)
    #expect(program.output.hasSuffix(farewell))
    #expect(program.modes == found)
  }

  @Test(arguments: [("\u{03}", Int32(130)), ("\u{1C}", 131), ("\u{04}", 0)])
  func `a key that ends the program gives the terminal back`(key: String, status: Int32) throws {
    let found = try TerminalProgram(["--version"]).modes
    let program = try start()
    program.type("b 1")
    try program.wait(for: "b 1")
    if key == "\u{04}" { program.type("\u{15}") }
    program.type(key)
    #expect(try program.exitStatus() == status)
    #expect(program.output.hasSuffix(farewell))
    #expect(program.modes == found)
  }

  @Test
  func `a reset pulses the logo once and clicks once`() throws {
    let program = try start()
    program.type("**\r")
    let large = try program.wait(for: prompt)
    #expect(large.contains("C O U N T E R B E L L"))
    #expect(large.contains("[click]"))
    let normal = try program.wait(for: prompt)
    #expect(!normal.contains("C O U N T E R B E L L"))
    #expect(normal.contains("[click]"))
    program.type("quit\r")
    #expect(try program.exitStatus() == 0)
    #expect(program.output.components(separatedBy: "C O U N T E R B E L L").count == 2)
  }

  @Test
  func `a resize draws the panel again with what is half typed`() throws {
    let program = try start()
    program.type("bill 12")
    try program.wait(for: "bill 12")
    program.resize(columns: 40, rows: 20)
    let frame = try program.wait(for: prompt)
    #expect(frame.contains("Bill> "))
    #expect(frame.contains("bill 12"))
    #expect(frame.contains(String(repeating: "─", count: 38)))
    #expect(!frame.contains(String(repeating: "─", count: 39)))
    program.type("\u{03}")
    #expect(try program.exitStatus() == 130)
  }

  @Test
  func `Hangul is erased whole and keys that mean nothing here do nothing`() throws {
    let program = try start("--language", "ko")
    program.type("한글\u{7F}\u{1B}[A\u{1B}OP\u{0}\r")
    let frame = try program.wait(for: "“한”")
    #expect(!frame.contains("^["))
    program.type("quit\r")
    #expect(try program.exitStatus() == 0)
  }

  @Test
  func `NO_COLOR and a terminal that can do nothing are respected`() throws {
    let plain = try start(environment: ["NO_COLOR": "1"])
    plain.type("quit\r")
    #expect(try plain.exitStatus() == 0)
    #expect(!plain.output.contains("36m"))
    let dumb = try TerminalProgram(["tip", "--mute"], environment: ["TERM": "dumb"])
    dumb.type("b 5\n")
    try dumb.wait(for: "tip.totalTip: $0")
    dumb.type("quit\n")
    #expect(try dumb.exitStatus() == 0)
    #expect(!dumb.output.contains("\u{1B}"))
  }

  @Test
  func `each line is answered by one frame`() throws {
    let program = try start()
    program.type("b 5\rs 2\rt 1\rquit\r")
    #expect(try program.exitStatus() == 0)
    #expect(program.output.components(separatedBy: prompt).count - 1 == 4)
  }

  @Test
  func `a stop gives the terminal back and going on draws the panel again`() throws {
    let found = try TerminalProgram(["--version"]).modes
    let program = try start()
    program.type("bill 12")
    try program.wait(for: "bill 12")
    // Nothing stops a process group without a shell, so the program goes on at once.
    program.type("\u{1A}")
    try program.wait(for: farewell)
    #expect(try program.wait(for: prompt).contains("bill 12"))
    program.type("\rquit\r")
    #expect(try program.exitStatus() == 0)
    #expect(program.output.hasSuffix(farewell))
    #expect(program.modes == found)
  }

  @Test(arguments: [("quit\r", Int32(0)), ("\u{03}", 130)])
  func `a line for the operator waits until the panel is gone`(leaving: String, status: Int32) throws {
    let line = "counterbell: Sound off: no sound device. The kiosk works normally."
    let program = try TerminalProgram(["tip", "--device", "nowhere"])
    try program.wait(for: prompt)
    program.type("**\r")
    try program.wait(for: "[click]")
    // The device is opened beside the panel.
    usleep(500_000)
    #expect(!program.output.contains(line))
    program.type(leaving)
    #expect(try program.exitStatus() == status)
    #expect(program.output.hasSuffix(farewell + line + "\r\n"))
  }

  @Test
  func `job control of a shell finds the terminal free while the program is not in front`() async throws {
    let script = """
      import os, pty, select, sys, time
      child, terminal = pty.fork()
      if child == 0:
          os.execv("/bin/bash", ["bash", "--norc", "--noprofile", "-i"])
      def read(seconds):
          data, end = b"", time.time() + seconds
          while time.time() < end and select.select([terminal], [], [], 0.05)[0] or time.time() < end:
              if select.select([terminal], [], [], 0.05)[0]:
                  try: data += os.read(terminal, 65536)
                  except OSError: break
          return data.decode(errors="replace")
      def type(keys, seconds=0.6):
          os.write(terminal, keys.encode())
          return read(seconds)
      panel = "\\x1b[?1049h"
      read(0.5)
      type("counterbell=" + os.environ["counterbell"] + "; PS1='$ '; set -b\\n")
      print("background start draws:", panel in type("$counterbell tip --mute &\\n"))
      print("fg draws:", panel in type("fg\\n", 1))
      print("stop leaves:", "\\x1b[?1049l" in type("\\x1a"))
      print("bg draws:", panel in type("bg\\n"))
      print("fg draws:", panel in type("fg\\n", 1))
      print("answers:", "$7" in type("b 7\\r"))
      os.system("kill -STOP $(pgrep -x counterbell -P %d)" % child)
      read(0.3)
      print("fg after SIGSTOP draws:", panel in type("fg\\n", 1))
      print("leaves:", "\\x1b[?1049l" in type("quit\\r"))
      print("status:", "<0>" in type("echo \\"<$?>\\"\\n"))
      """
    let result = try await Program.shell("TERM=xterm python3 - <<'END'\n\(script)\nEND\n")
    #expect(
      result.output == """
        background start draws: False
        fg draws: True
        stop leaves: True
        bg draws: False
        fg draws: True
        answers: True
        fg after SIGSTOP draws: True
        leaves: True
        status: True

        """)
  }

  @Test
  func `a pulse ends in time while keys come`() throws {
    let program = try start()
    program.type("**\r")
    try program.wait(for: "C O U N T E R B E L L")
    for _ in 0..<40 where !program.output.hasSuffix("♪") {
      program.type("1")
      usleep(20_000)
    }
    #expect(try program.wait(for: "♪ Counterbell", seconds: 2).contains("1"))
    program.type("\u{03}")
    #expect(try program.exitStatus() == 130)
  }

  @Test
  func `a terminal may be one column wide`() throws {
    let program = try start()
    program.resize(columns: 1, rows: 1)
    try program.wait(for: prompt)
    program.type("b 5\rquit\r")
    #expect(try program.exitStatus() == 0)
  }
}

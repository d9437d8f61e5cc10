import Foundation
import Glibc
import TestSupport
import Testing

private let canary = "canary-8f3e" + "-\u{BE44}\u{BC00}"

/// The program at a terminal of its own where it asks for a password, and a folder for the database.
private func ask(in folder: borrowing TemporaryFolder) throws -> TerminalProgram {
  let program = try TerminalProgram(["staff", "add", "kim", "--data", folder.path("data")])
  try program.wait(for: "Password: ")
  return program
}

/// Whether the terminal shows what is typed.
private func isShown(_ program: TerminalProgram) -> Bool {
  program.modes.last.map { $0 & tcflag_t(ECHO) != 0 } ?? false
}

@Suite(.serialized)
struct PasswordQuestionTests {
  @Test
  func `a password is asked for twice and never shown`() async throws {
    let folder = try TemporaryFolder()
    let found = try TerminalProgram(["--version"]).modes
    let program = try ask(in: folder)
    #expect(!isShown(program))
    // The kernel edits the line.
    program.type(canary + "xy\u{7F}\u{7F}\n")
    try program.wait(for: "The same again: ")
    #expect(!isShown(program))
    program.type(canary + "\n")
    #expect(try program.exitStatus() == 0)
    #expect(program.output == "Password: \r\nThe same again: \r\nadded kim\r\n")
    #expect(program.modes == found)
    #expect(try holders(of: canary, in: folder) == [])
  }

  @Test
  func `a password for a script is not shown where a terminal is its input`() throws {
    let folder = try TemporaryFolder()
    let program = try TerminalProgram([
      "staff", "add", "kim", "--data", folder.path("data"), "--password-stdin",
    ])
    for _ in 0..<500 where isShown(program) { usleep(10_000) }
    program.type(canary + "\n")
    #expect(try program.exitStatus() == 0)
    #expect(program.output == "\r\nadded kim\r\n")
  }

  @Test
  func `passwords that differ are refused`() throws {
    let folder = try TemporaryFolder()
    let program = try ask(in: folder)
    program.type("one\n")
    try program.wait(for: "The same again: ")
    program.type("two\n")
    #expect(try program.exitStatus() == 65)
    #expect(program.output.hasSuffix("\r\ncounterbell: the passwords differ\r\n"))
  }

  @Test(arguments: ["\n", "\u{04}"])
  func `no password is asked for a second time where there is none`(keys: String) throws {
    let folder = try TemporaryFolder()
    let program = try ask(in: folder)
    program.type(keys)
    #expect(try program.exitStatus() == 65)
    #expect(program.output == "Password: \r\ncounterbell: the password is empty\r\n")
  }

  @Test(arguments: [("\u{03}", Int32(130)), ("\u{1C}", 131)])
  func `a key that ends the program leaves a terminal that shows what is typed`(
    key: String, status: Int32
  ) throws {
    let folder = try TemporaryFolder()
    let found = try TerminalProgram(["--version"]).modes
    let program = try ask(in: folder)
    program.type(canary + key)
    #expect(try program.exitStatus() == status)
    #expect(program.modes == found)
    #expect(isShown(program))
    #expect(program.output == "Password: \r\n")
  }

  @Test
  func `a stop gives the terminal back and going on hides what is typed again`() throws {
    let folder = try TemporaryFolder()
    let program = try ask(in: folder)
    // Nothing stops a process group without a shell, so the program goes on at once.
    program.type("\u{1A}")
    usleep(300_000)
    #expect(!isShown(program))
    program.type("p\n")
    try program.wait(for: "The same again: ")
    program.type("p\n")
    #expect(try program.exitStatus() == 0)
  }
}

/// The files of a folder that a text is found in.
func holders(of text: String, in folder: borrowing TemporaryFolder) throws -> [String] {
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
  return names.filter { !Data(folder.bytes($0)).ranges(of: Data(text.utf8)).isEmpty }
}

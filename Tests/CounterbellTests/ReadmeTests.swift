import Foundation
import TestSupport
import Testing

private let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
  .standardized

@Test
func `each command in the README prints what stands below it`() async throws {
  let text = try String(contentsOf: readme, encoding: .utf8)
  let examples = text.matches(of: #/```console\n\$ (?<command>.*)\n(?<output>(?:(?!```).*\n)*)```/#)
  #expect(examples.count == 8)
  for example in examples {
    let command = example.output.command.replacing("counterbell", with: "$counterbell")
    let result = try await Program.shell("cd \"$HOME\"; \(command)")
    #expect(result.output == example.output.output, "\(example.output.command)")
    #expect(result.errors == "")
  }
}

@Test(arguments: [("screen", "home"), ("trip", "trip"), ("words", "words")])
func `a screen in the README is the one that its lines give`(mark: String, station: String) async throws {
  let text = try String(contentsOf: readme, encoding: .utf8)
  let block = try Regex(
    "<!-- \(mark): (.*) -->\n```text\n((?:(?!```).*\n)*)```", as: (Substring, Substring, Substring).self)
  let screen = try #require(text.firstMatch(of: block)).output
  let folder = try TemporaryFolder()
  let program = try TerminalProgram(
    [station, "--mute", "--data", folder.path("data"), "--now", "2026-11-29T14:00"], columns: 72,
    environment: ["NO_COLOR": "1"])
  var frame = try program.wait(for: "\u{1B}[J\u{1B}[?25h")
  for line in screen.1.components(separatedBy: " | ") {
    program.type(line + "\r")
    frame = try program.wait(for: "\u{1B}[J\u{1B}[?25h")
  }
  let start = try #require(frame.range(of: "\u{1B}[?25l\u{1B}[H", options: .backwards)).upperBound
  let shown = frame[start...].replacing(#/\x1B\[[0-9;?]*[A-Za-z]/#, with: "")
  // The terminal itself puts a return before each newline.
  #expect(lines(shown, separator: "\r\r\n") == lines(screen.2, separator: "\n"))
}

/// The lines of a screen without the space behind them.
private func lines(_ screen: Substring, separator: String) -> [String] {
  let lines = screen.components(separatedBy: separator).map { line in
    String(line.reversed().drop { $0 == " " }.reversed())
  }
  return Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
}

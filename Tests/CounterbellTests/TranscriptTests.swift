import Foundation
import TestSupport
import Testing

/// The visits that lie beside this file: what is typed, and exactly what it must give in each language and format.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

private let visits = ["table-of-three", "refusals", "keypad", "help"]

@Test(arguments: visits, ["en.txt", "ko.txt", "en.jsonl", "ko.jsonl"])
func `a visit gives its transcript byte for byte`(visit: String, format: String) async throws {
  let script = folder.appending(path: "\(visit).script").path
  let expected = try String(contentsOf: folder.appending(path: "\(visit).\(format)"), encoding: .utf8)
  let language = String(format.prefix(2))
  let json = format.hasSuffix("jsonl") ? ["--json"] : []
  let result = try await Program.run(
    ["tip", "--headless", "--script", script, "--language", language] + json, bytes: Data())
  #expect(result == Child(output: expected, errors: "", status: 0))
}

@Test(arguments: visits)
func `a script, a pipe and standard input give the same transcript`(visit: String) async throws {
  let script = folder.appending(path: "\(visit).script")
  let expected = try await Program.run("tip", "--headless", "--script", script.path)
  let lines = try String(contentsOf: script, encoding: .utf8)
  #expect(try await Program.run("--headless", "--script", "-", input: lines) == expected)
  let withoutComments = lines.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  #expect(try await Program.run("--mute", input: withoutComments) == expected)
  #expect(try await Program.shell("cat | $counterbell --headless", input: withoutComments) == expected)
}

@Test
func `the transcript does not tell whether sound is heard`() async throws {
  let input = "b 100\ns 3\nreset\n**\nb 5\nreset"
  let silent = try await Program.run("--headless", input: input)
  #expect(silent.output.components(separatedBy: "sound: [click]").count == 4)
  for arguments in [
    ["--mute"], ["--headless", "--device", "null"], ["--device", "null"],
    ["--headless", "--device", "nowhere"],
  ] {
    let result = try await Program.run(arguments, bytes: Data(input.utf8))
    #expect(result.output == silent.output, "\(arguments)")
    #expect(result.status == 0)
  }
}

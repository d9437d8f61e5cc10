import Foundation
import TestSupport
import Testing

/// The visits that lie beside this file: what is typed, and exactly what it must give in each language and format.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

private let tipVisits = [
  "table-of-three", "refusals", "keypad", "help", "receipt", "tip-terms", "tip-shares", "tip-items",
  "shop-cash",
  "shop-tips", "shop-currency",
]
private let wordVisits = [
  "words-saving", "words-days", "words-pages", "words-orders", "words-changes", "words-search",
  "words-refusals",
  "words-reset",
]
private let tripVisits = ["trip-prices", "trip-booking", "trip-refusals", "shop-trip"]
private let homeVisits = ["home-menu", "home-visit", "home-idle", "home-kiosk"]
private let visits = tipVisits + tripVisits + wordVisits + homeVisits

/// The station in which a visit begins, at a time that never changes, and its shop's own configuration.
private func start(_ visit: String) -> [String] {
  let station = ["words", "home", "trip"].first(where: visit.contains) ?? "tip"
  let config = visit.hasPrefix("shop-") ? ["--config", folder.appending(path: "\(visit).json5").path] : []
  let lockDown = visit.hasSuffix("-kiosk") ? ["--kiosk"] : []
  return [station, "--now", "2026-11-29T14:00"] + config + lockDown
}

@Test(arguments: visits, ["en.txt", "ko.txt", "en.jsonl", "ko.jsonl"])
func `a visit gives its transcript byte for byte`(visit: String, format: String) async throws {
  let script = folder.appending(path: "\(visit).script").path
  let expected = try String(contentsOf: folder.appending(path: "\(visit).\(format)"), encoding: .utf8)
  let language = String(format.prefix(2))
  let json = format.hasSuffix("jsonl") ? ["--json"] : []
  let result = try await Program.run(
    start(visit) + ["--headless", "--script", script, "--language", language] + json, bytes: Data())
  #expect(result == Child(output: expected, errors: "", status: 0))
}

@Test(arguments: visits)
func `a script, a pipe and standard input give the same transcript`(visit: String) async throws {
  let script = folder.appending(path: "\(visit).script")
  let start = start(visit)
  let expected = try await Program.run(start + ["--headless", "--script", script.path], bytes: Data())
  let lines = try String(contentsOf: script, encoding: .utf8)
  #expect(try await Program.run(start + ["--headless", "--script", "-"], bytes: Data(lines.utf8)) == expected)
  // Only a script can wait.
  guard !lines.contains("@wait") else { return }
  let withoutComments = lines.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  let command = "cat | $counterbell \(start.joined(separator: " "))"
  #expect(try await Program.shell("\(command) --headless", input: withoutComments) == expected)
  // A kiosk that is not headless picks other seeds and references, and keeps what it is told in a file.
  guard !["words-orders", "trip-booking", "trip-refusals", "shop-trip"].contains(visit) else { return }
  #expect(
    try await Program.shell("\(command) --mute --data \"$HOME/words\"", input: withoutComments) == expected)
}

@Test
func `the transcript does not tell whether sound is heard`() async throws {
  let input = "b 100\ns 3\nreset\n**\nb 5\nreset"
  let silent = try await Program.run("tip", "--headless", input: input)
  #expect(silent.output.components(separatedBy: "sound: [click]").count == 4)
  for arguments in [
    ["tip", "--mute"], ["tip", "--headless", "--device", "null"], ["tip", "--device", "null"],
    ["tip", "--headless", "--device", "nowhere"],
  ] {
    let result = try await Program.run(arguments, bytes: Data(input.utf8))
    #expect(result.output == silent.output, "\(arguments)")
    #expect(result.status == 0)
  }
}

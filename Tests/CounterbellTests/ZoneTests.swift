import TestSupport
import Testing

@Suite struct `By the rules of the shop's time zone, the day` {
  private func expect(_ expected: ZoneDay, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let result = try await Program.run(
      "words", "--headless", "--now", expected.instant, "--day-start", expected.dayStart, input: "\n",
      environment: ["TZ": expected.zone])
    let shown = result.output.split(separator: "\n").first { $0.hasPrefix("words.day: ") }
    #expect(shown ?? "" == "words.day: \(expected.day)", sourceLocation: sourceLocation)
  }

  @Test(arguments: ZoneDay.plain)
  func `lasts from one start to the next`(expected: ZoneDay) async throws {
    try await expect(expected)
  }

  @Test(arguments: ZoneDay.skipped)
  func `begins behind a gap that its start is in`(expected: ZoneDay) async throws {
    try await expect(expected)
  }

  @Test(arguments: ZoneDay.repeated)
  func `begins at the first of two starts and goes on`(expected: ZoneDay) async throws {
    try await expect(expected)
  }
}

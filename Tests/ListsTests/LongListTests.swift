import Domain
import Foundation
import Lists
import TestSupport
import Testing

private let mebibyte = 1 << 20

private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

/// Lists that do not fit into one piece of what is read at a time.
struct LongListTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `records are read alike wherever the pieces of the file end`(lineEnd: String) throws {
    // The lengths are such that a piece ends at each place of a record.
    let rows = (0..<40_000).map { number in ("w\(number)", "\"m, \(number)\(lineEnd)\"\"사과\"\"\"") }
    let list = rows.map { "\($0),\($1)" }.joined(separator: lineEnd)
    let read = try readings(Data(list.utf8))
    #expect(read.map(\.line) == rows.indices.map { $0 * 2 + 1 })
    #expect(read.map(\.entry) == rows.indices.map { Entry(saved: "w\($0)", "m, \($0)\(lineEnd)\"사과\"") })
  }

  @Test(arguments: ["CP949", "UTF-16LE", "UTF-16BE", "UTF-32LE", "ISO-2022-KR", "UTF-8"])
  func `characters are decoded wherever the pieces of the file end`(encoding: String) throws {
    let list = (0..<30_000).map { "단어\($0),뜻 \($0 % 7)\n" }.joined()
    let read = try readings(encoded(list, encoding), encoding: encoding)
    #expect(read.map(\.entry) == (0..<30_000).map { Entry(saved: "단어\($0)", "뜻 \($0 % 7)") })
  }

  /// The bytes that `iconv` of the command line makes of a text.
  private func encoded(_ text: String, _ encoding: String) throws -> Data {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "text")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/iconv")
    process.arguments = ["-f", "UTF-8", "-t", encoding, "-o", folder.path("encoded"), folder.path("text")]
    try process.runWithSignals()
    process.waitUntilExit()
    return Data(folder.bytes("encoded"))
  }

  @Test
  func `a line that is too long is refused and the next ones are read`() throws {
    let list = "a,b\n\(text(3 * mebibyte)),c\nd,e\n\(text(mebibyte + 1)),f\ng,h"
    let read = try readings(Data(list.utf8))
    #expect(read.map(\.line) == [1, 2, 3, 4, 5])
    #expect(
      read.map(\.fault) == [nil, .recordTooLong(limit: mebibyte), nil, .recordTooLong(limit: mebibyte), nil])
    #expect(read.last?.entry == Entry(saved: "g", "h"))
  }

  @Test
  func `a quoted text that is too long is refused where it opens`() throws {
    let list = "a,b\nc,\"\(text(2 * mebibyte))\"\nd,e\n"
    let read = try readings(Data(list.utf8))
    #expect(read.map(\.line) == [1, 2, 3])
    #expect(read[1].fault == .recordTooLong(limit: mebibyte))
  }

  @Test
  func `a quote that does not close costs its own line, however long the list behind it is`() throws {
    let list = "a,\"b\n" + (0..<300_000).map { "w\($0),m\n" }.joined()
    let read = try readings(Data(list.utf8))
    #expect(read.count == 300_001)
    #expect(read[0] == LineReading(line: 1, word: .refused(.list(.openQuote))))
    #expect(read.last?.entry == Entry(saved: "w299999", "m"))
  }

  @Test
  func `many quotes that do not close are passed in time that grows with the list alone`() throws {
    let list = String(repeating: "a,\"b\n", count: 200_000)
    let clock = ContinuousClock()
    let time = try clock.measure {
      let read = try readings(Data(list.utf8))
      #expect(read.count == 200_000)
      #expect(read.allSatisfy { $0.fault == .openQuote })
    }
    #expect(time < .seconds(20))
  }
}

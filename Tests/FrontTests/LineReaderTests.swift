import Glibc
import Testing

@testable import Front

/// All lines that a reader cuts from `bytes`, which a pipe hands over in pieces of `piece` bytes.
private func lines(of bytes: [UInt8], piece: Int) throws -> [String] {
  var ends: [Int32] = [0, 0]
  try #require(unsafe pipe(&ends) == 0)
  let (readEnd, writeEnd) = (ends[0], ends[1])
  defer { close(readEnd) }
  var reader = LineReader(descriptor: readEnd, name: "a pipe")
  var output = Output(descriptor: -1, name: "nothing")
  var rest = bytes[...]
  var found: [String] = []
  var line: [UInt8] = []
  // The pipe holds everything: only the sizes of the reads differ.
  while !rest.isEmpty {
    let part = Array(rest.prefix(piece))
    rest = rest.dropFirst(piece)
    #expect(unsafe write(writeEnd, part, part.count) == part.count)
  }
  close(writeEnd)
  while true {
    switch try reader.next(into: &line, flushing: &output) {
    case .end: return found
    case .line: found.append(String(decoding: line, as: UTF8.self))
    case .tooLong: found.append("too long: \(line.count)")
    }
  }
}

@Test(
  arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]), ("\r\n", [""]), ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]), ("\u{FEFF}", [""]),
  ] as [(String, [String])])
func `input is cut into lines`(input: String, expected: [String]) throws {
  #expect(try lines(of: Array(input.utf8), piece: 1) == expected)
}

@Test
func `a line at the limit is read and a longer one is kept short`() throws {
  let limit = LineReader.limit
  let bytes = { (count: Int) in [UInt8](repeating: 0x61, count: count) }
  let longest = String(repeating: "a", count: limit)
  #expect(try lines(of: bytes(limit) + [0x0A, 0x62], piece: 4_096) == [longest, "b"])
  #expect(try lines(of: bytes(limit) + [0x0D, 0x0A, 0x62], piece: 4_096) == [longest, "b"])
  #expect(try lines(of: bytes(limit + 1) + [0x0A, 0x62], piece: 4_096) == ["too long: \(limit)", "b"])
  #expect(try lines(of: bytes(60_000) + [0x0A, 0x62], piece: 4_096) == ["too long: \(limit)", "b"])
  #expect(try lines(of: bytes(60_000), piece: 4_096) == ["too long: \(limit)"])
}

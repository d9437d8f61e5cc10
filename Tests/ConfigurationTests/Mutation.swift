import TestSupport

/// Texts that come of a text by a few small changes.
struct Mutation {
  private static let pieces =
    [
      "{", "}", "[", "]", ",", ":", "'", "\"", "\\", "/", "//", "/*", "*/", "\n", "\r\n", " ", "\t", "0", "1",
      "x", "e",
      ".", "-", "+", "0x", "1e5", "NaN", "-Infinity", "null", "true", "\\u", "\\u0041", "\\x41",
      "\\uD83D\\uDE00", "\\\n",
      "$", "_", "a", "a:1,", "{a:[", "]}", "도", "\u{FEFF}", "\u{2028}", "\u{A0}", "\0", "\u{1}", "\u{200D}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  private let original: [UInt8]
  private var random: SeededRandom

  init(of original: [UInt8], seed: UInt64) {
    self.original = original
    random = SeededRandom(seed: seed)
  }

  /// The next text, one to three changes away.
  mutating func next() -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
    let piece = Self.pieces.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.replaceSubrange(start..<end, with: piece)
    case 3 where Int.random(in: 0..<8, using: &random) == 0: bytes.removeSubrange(end...)
    case 4 where start < end: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: bytes.insert(contentsOf: piece, at: start)
    }
  }
}

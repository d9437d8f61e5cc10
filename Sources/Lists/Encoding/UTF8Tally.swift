/// How well bytes read as UTF-8.
struct UTF8Tally {
  /// How many characters beyond ASCII there are.
  private(set) var characters = 0
  /// How many bytes belong to no character.
  private(set) var faults = 0

  /// Counts what is here and answers how many bytes were counted: not a character whose end is missing, unless these
  /// are the last ones.
  mutating func count(_ bytes: Span<UInt8>, isLast: Bool) -> Int {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = Self.length(of: bytes.extracting(index...))
      if length < 0, !isLast { return index }
      if length > 0 { characters += 1 } else { faults += 1 }
      index += max(1, length)
    }
    return index
  }

  /// The length of the character at the start; 0 when there is none, and -1 when its end is missing.
  private static func length(of bytes: Span<UInt8>) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[0] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    for index in 1..<length {
      if index == bytes.count { return -1 }
      if !(index == 1 ? second : 0x80...0xBF).contains(bytes[index]) { return 0 }
    }
    return length
  }
}

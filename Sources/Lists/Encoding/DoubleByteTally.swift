/// An encoding in which a character beyond ASCII has two bytes.
enum DoubleByteCode {
  /// EUC-KR with Microsoft's further syllables.
  case cp949
  /// Shift_JIS with Microsoft's further characters.
  case cp932

  func isLead(_ byte: UInt8) -> Bool {
    switch self {
    case .cp949: 0x81...0xFE ~= byte
    case .cp932: 0x81...0x9F ~= byte || 0xE0...0xFC ~= byte
    }
  }

  func isTrail(_ byte: UInt8, behind lead: UInt8) -> Bool {
    switch self {
    case .cp949:
      0xA1...0xFE ~= byte
        || (lead < 0xC7 && (0x41...0x5A ~= byte || 0x61...0x7A ~= byte || 0x81...0xA0 ~= byte))
    case .cp932: 0x40...0xFC ~= byte && byte != 0x7F
    }
  }

  /// How usual the character is where people write that language: from 0 to 2.
  func weight(_ lead: UInt8, _ trail: UInt8) -> Int {
    switch (self, lead) {
    case (.cp949, 0xB0...0xC8): trail > 0xA0 ? 2 : 0
    case (.cp949, 0xA1...0xAC), (.cp949, 0xCA...0xFD): trail > 0xA0 ? 1 : 0
    case (.cp932, 0x82...0x83): 2
    case (.cp932, 0x81), (.cp932, 0x88...0x97): 1
    default: 0
    }
  }
}

/// How well bytes read as a double-byte encoding.
struct DoubleByteTally {
  let code: DoubleByteCode
  private var characters = 0
  private var faults = 0
  private var weight = 0
  private var lead: UInt8?

  init(_ code: DoubleByteCode) {
    self.code = code
  }

  mutating func count(_ bytes: Span<UInt8>) {
    for index in bytes.indices {
      let byte = bytes[index]
      if let first = lead {
        lead = nil
        if code.isTrail(byte, behind: first) {
          characters += 1
          weight += code.weight(first, byte)
          continue
        }
        faults += 1
      }
      if code.isLead(byte) { lead = byte } else if byte >= 0x80 { countSingle(byte) }
    }
  }

  /// Half the width of a katakana is one byte of Shift_JIS.
  private mutating func countSingle(_ byte: UInt8) {
    if code == .cp932, 0xA1...0xDF ~= byte { characters += 1 } else { faults += 1 }
  }

  /// How usual the characters are on average; 0 when the bytes are hardly of this encoding.
  var likelihood: Double {
    guard characters > 0, faults * 20 <= characters, weight * 2 >= characters else { return 0 }
    return Double(weight) / Double(characters)
  }
}

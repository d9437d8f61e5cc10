extension [UInt8] {
  /// Appends text that can't drive a terminal: each control character is replaced, a tab becomes a space.
  package mutating func append(printable text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: append(0x20)
      case 0x20...0x7E: append(UInt8(scalar.value))
      case _ where scalar.drivesTerminal: append(contentsOf: "\u{FFFD}".utf8)
      default: append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// Appends UTF-8 text in the same way, with what is not UTF-8 replaced.
  mutating func append(printable text: Span<UInt8>) {
    for index in text.indices where !(0x20...0x7E ~= text[index]) {
      return append(printable: GuestText.string(text))
    }
    unsafe text.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may act on the character instead of showing it: the controls of ASCII and of Latin-1, line
  /// and paragraph separators, and those that reorder what stands around them.
  var drivesTerminal: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A set of ASCII characters, asked for every byte of a list.
struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    if byte >= 128 { return false }
    return (byte < 64 ? low : high) &>> UInt64(byte) & 1 != 0
  }
}

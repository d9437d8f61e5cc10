extension [UInt8] {
  /// Appends a number in decimal, without grouping.
  mutating func append(decimal number: Int64) {
    if 0..<10 ~= number {
      append(UInt8(ascii: "0") + UInt8(number))
    } else {
      append(contentsOf: String(number).utf8)
    }
  }
}

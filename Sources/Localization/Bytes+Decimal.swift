extension [UInt8] {
  /// Appends a number in decimal, without grouping.
  package mutating func append(decimal number: Int64) {
    if 0..<10 ~= number {
      append(UInt8(ascii: "0") + UInt8(number))
    } else {
      append(contentsOf: String(number).utf8)
    }
  }

  /// Appends a number of at least 0 with its last `digits` digits as decimals, without zeros at their end.
  package mutating func append(decimal number: Int64, digits: Int, sign: String) {
    var unit: Int64 = 1
    for _ in 0..<digits { unit *= 10 }
    append(decimal: number / unit)
    var rest = number % unit
    if rest > 0 { append(contentsOf: sign.utf8) }
    while rest > 0 {
      unit /= 10
      append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }
}

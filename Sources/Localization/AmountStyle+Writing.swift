package import Domain

extension AmountStyle {
  /// Appends an amount of at least 0 minor units, without decimals when it is whole: `$100`, `$28.75`.
  package func append(_ minor: Int64, to bytes: inout [UInt8]) {
    append(minor, withDecimals: minor.magnitude % UInt64(currency.unitsPerWhole) != 0, to: &bytes)
  }

  /// Appends an amount of at least 0 minor units with every decimal of the currency: `$100.00`.
  package func appendFull(_ minor: Int64, to bytes: inout [UInt8]) {
    append(minor, withDecimals: currency.digits > 0, to: &bytes)
  }

  /// The text of an amount, without decimals when it is whole.
  package func text(_ money: Money) -> String { string { append(money.minor, to: &$0) } }

  /// The text of an amount with every decimal of the currency.
  package func fullText(_ money: Money) -> String { string { appendFull(money.minor, to: &$0) } }

  /// The three parts of ``text(_:)``; a prefix or a suffix keeps the space that parts it from the number.
  package func parts(of money: Money) -> (prefix: String, number: String, suffix: String) {
    let number = Array(text(money).utf8.dropFirst(prefix.count).dropLast(suffix.count))
    return (pattern.prefix, String(decoding: number, as: UTF8.self), pattern.suffix)
  }

  private func string(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(_ minor: Int64, withDecimals: Bool, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: longestText) { output in
      let digits = DigitRun(minor.magnitude, atLeast: currency.digits + 1)
      let wholeEnd = DigitRun.capacity - currency.digits
      output.append(prefix)
      appendWhole(digits, upTo: wholeEnd, to: &output)
      if withDecimals {
        output.append(decimalBytes)
        for index in wholeEnd..<DigitRun.capacity { appendDigit(digits.values[index], to: &output) }
      }
      output.append(suffix)
    }
  }

  private func appendWhole(_ digits: DigitRun, upTo end: Int, to output: inout OutputSpan<UInt8>) {
    var nextSign = digits.start + pattern.groups.first(of: end - digits.start)
    for index in digits.start..<end {
      if index == nextSign {
        output.append(groupingBytes)
        nextSign += end - index > pattern.groups.last ? pattern.groups.others : pattern.groups.last
      }
      appendDigit(digits.values[index], to: &output)
    }
  }

  private func appendDigit(_ digit: UInt8, to output: inout OutputSpan<UInt8>) {
    let last = zeroBytes.count - 1
    for index in 0..<last { output.append(zeroBytes[index]) }
    output.append(zeroBytes[last] &+ digit)
  }
}

extension OutputSpan<UInt8> {
  fileprivate mutating func append(_ bytes: [UInt8]) {
    for byte in bytes { append(byte) }
  }
}

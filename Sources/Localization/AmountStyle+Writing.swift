package import Domain

extension AmountStyle {
  /// Appends an amount of at least 0 minor units, without decimals when it is whole: `$100`, `$28.75`.
  package func append(_ minor: Int64, to bytes: inout [UInt8]) {
    spelling.append(minor, decimalsAlways: false, to: &bytes)
  }

  /// Appends an amount of at least 0 minor units with every decimal of the currency: `$100.00`.
  package func appendFull(_ minor: Int64, to bytes: inout [UInt8]) {
    spelling.append(minor, decimalsAlways: true, to: &bytes)
  }

  /// The text of an amount of this currency, without decimals when it is whole.
  package func text(_ money: Money) -> String { string { append(money.minor, to: &$0) } }

  /// The text of an amount of this currency with every decimal.
  package func fullText(_ money: Money) -> String { string { appendFull(money.minor, to: &$0) } }

  /// The three parts of ``text(_:)``; a prefix or a suffix keeps the space that parts it from the number.
  package func parts(of money: Money) -> (prefix: String, number: String, suffix: String) {
    let pattern = grammar.pattern
    let number = text(money).utf8.dropFirst(pattern.prefix.utf8.count).dropLast(pattern.suffix.utf8.count)
    return (pattern.prefix, String(Substring(number)), pattern.suffix)
  }

  /// A percentage with its sign behind it, and no more decimals than it needs: `12.5%`.
  package func append(_ percent: Percent, to bytes: inout [UInt8]) {
    bytes.append(decimal: percent.hundredths, digits: Percent.digits, sign: decimalSign)
    bytes.append(UInt8(ascii: "%"))
  }

  package func text(_ percent: Percent) -> String { string { append(percent, to: &$0) } }

  /// Whether the text of an amount with every decimal, read back digit by digit, is that amount.
  ///
  /// It is left in `bytes`, whose room can be used again.
  package func readsBack(_ minor: Int64, in bytes: inout [UInt8]) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    appendFull(minor, to: &bytes)
    return spelling.minorUnits(in: bytes.span) == minor
  }

  private func string(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

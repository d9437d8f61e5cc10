package import Domain

/// How amounts of one currency are written and read in one locale.
///
/// ICU is asked once, at the start; from then on texts are made from minor units with plain byte appends.
package struct AmountStyle: Sendable {
  /// The currency, with as many digits as CLDR gives it.
  package let currency: Currency
  let pattern: AmountPattern
  let signs: AmountSigns
  let symbols: TypedSymbols
  let plain: PlainAmountStyle
  /// The decimal sign where a bare number can be read in ASCII alone: a point or a comma.
  let asciiDecimalSign: UInt8?
  /// The parts of ``pattern`` in UTF-8.
  let prefix, suffix, decimalBytes, groupingBytes, zeroBytes: [UInt8]
  /// How many bytes no text exceeds.
  let longestText: Int

  init(
    currency: Currency, pattern: AmountPattern, narrow: AmountPattern? = nil, latin: AmountPattern? = nil
  ) {
    self.currency = currency
    self.pattern = pattern
    signs = AmountSigns(pattern: pattern, latin: latin ?? pattern)
    symbols = TypedSymbols(code: currency.code, patterns: [pattern, narrow ?? pattern])
    plain = PlainAmountStyle(currency: currency)
    let sign = (latin ?? pattern).decimalSign
    asciiDecimalSign = sign != pattern.groupingSign && [".", ","].contains(sign) ? sign.utf8.first : nil
    prefix = Array(pattern.prefix.utf8)
    suffix = Array(pattern.suffix.utf8)
    decimalBytes = Array(pattern.decimalSign.utf8)
    groupingBytes = Array(pattern.groupingSign.utf8)
    zeroBytes = Array(String(pattern.zero).utf8)
    let around = prefix.count + suffix.count + decimalBytes.count
    longestText = around + DigitRun.capacity * (zeroBytes.count + groupingBytes.count)
  }

  /// The sign between whole units and decimals, as in a percent.
  package var decimalSign: String { pattern.decimalSign }

  /// Dollars as the United States write them: what a station shows unless it is told otherwise.
  ///
  /// Written down here so that the usual start doesn't wait for ICU; a test compares it with ICU.
  package static let dollars = AmountStyle(currency: .usd, pattern: AmountPattern(prefix: "$"))
}

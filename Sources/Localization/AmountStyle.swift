package import Domain

/// How amounts of one currency are written and read in one locale.
///
/// ICU is asked once, at the start; from then on texts are made from minor units with plain byte appends.
package struct AmountStyle: Sendable {
  /// The currency, with as many digits as CLDR gives it.
  package let currency: Currency
  /// The sign before the decimals of a plain number, as in a percent.
  package let decimalSign: String
  let spelling: AmountSpelling
  let grammar: AmountGrammar
  let plain: PlainAmountStyle
  /// The decimal sign of a bare number in ASCII, which needs no look at the grammar: a point or a comma.
  let asciiDecimalSign: UInt8?

  init(
    currency: Currency, pattern: AmountPattern, other: AmountPattern, latin: AmountPattern,
    decimalSign: String?
  ) {
    let sign = latin.decimalSign
    self.init(
      currency: currency, decimalSign: decimalSign ?? pattern.decimalSign,
      grammar: AmountGrammar(code: currency.code, pattern: pattern, other: other, latin: latin),
      asciiDecimalSign: [".", ","].contains(sign) ? sign.utf8.first : nil)
  }

  private init(currency: Currency, decimalSign: String, grammar: AmountGrammar, asciiDecimalSign: UInt8?) {
    self.currency = currency
    self.decimalSign = decimalSign
    self.grammar = grammar
    self.asciiDecimalSign = asciiDecimalSign
    spelling = AmountSpelling(grammar.pattern, decimals: currency.digits)
    plain = PlainAmountStyle(currency: currency)
  }

  /// The same, written with the other of the currency's signs; what is read is the same.
  var withOtherSign: AmountStyle {
    AmountStyle(
      currency: currency, decimalSign: decimalSign, grammar: grammar.withOtherSign,
      asciiDecimalSign: asciiDecimalSign)
  }

  /// Dollars as the United States write them: what a station shows unless it is told otherwise.
  ///
  /// Written down here so that the usual start doesn't wait for ICU; a test compares it with ICU.
  package static let dollars = {
    let pattern = AmountPattern(prefix: "$")
    return AmountStyle(currency: .usd, pattern: pattern, other: pattern, latin: pattern, decimalSign: ".")
  }()

  /// Amounts of a currency that no locale knows: its code, ASCII digits and a point.
  init(coded currency: Currency) {
    let pattern = AmountPattern(prefix: currency.code + " ", groupingSign: "", groups: DigitGroups(behind: []))
    self.init(currency: currency, pattern: pattern, other: pattern, latin: pattern, decimalSign: ".")
  }

  /// Amounts as programs exchange them: ASCII digits and a point, without sign and grouping.
  package init(plain currency: Currency) {
    let pattern = AmountPattern(groupingSign: "", groups: DigitGroups(behind: []))
    self.init(currency: currency, pattern: pattern, other: pattern, latin: pattern, decimalSign: ".")
  }
}

import Domain
import FoundationEssentials
import FoundationInternationalization

extension AmountStyle {
  /// Asks ICU how a locale (`de_DE`, `de-DE`) writes a currency (`EUR`, in either case); nil when one of them
  /// isn't known.
  package init?(locale identifier: String, currencyCode: String, sign: CurrencySign = .standard) {
    if identifier == "en_US", currencyCode == Currency.usd.code {
      self = .dollars
      return
    }
    guard let identifier = Self.canonical(locale: identifier), Self.isKnown(currency: currencyCode) else {
      return nil
    }
    self.init(canonical: identifier, code: currencyCode.uppercased(), sign: sign)
  }

  /// Asks ICU for its texts of a locale and a currency that are known, both in their own spelling.
  init?(canonical identifier: String, code: String, sign: CurrencySign = .standard) {
    let icu = AmountSamples(locale: identifier, code: code)
    guard let currency = Currency(code: code), var pattern = icu.pattern, var narrow = icu.narrowPattern else {
      return nil
    }
    pattern.groups.fewestDigits = icu.fewestGroupedDigits(groups: pattern.groups)
    narrow.groups.fewestDigits = pattern.groups.fewestDigits
    let style = AmountStyle(
      currency: currency, pattern: pattern, other: narrow,
      latin: pattern.zero == "0" ? pattern : icu.latinPattern ?? pattern, decimalSign: icu.decimalSign)
    self = sign == .narrow ? style.withOtherSign : style
  }
}

/// ICU's own texts for a few numbers in one locale and currency.
private struct AmountSamples {
  private let identifier: String
  private let locale: Locale
  /// With two decimals where a number has them, whatever the currency has; one style for all numbers, because ICU
  /// takes longer to make one than to write.
  private let style: Decimal.FormatStyle.Currency

  init(locale identifier: String, code: String) {
    self.identifier = identifier
    locale = Locale(identifier: identifier)
    style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .precision(.fractionLength(0...2))
  }

  var pattern: AmountPattern? { pattern(style) }

  var narrowPattern: AmountPattern? { pattern(style.presentation(.narrow)) }

  /// The pattern with ASCII digits, in a locale that has others.
  var latinPattern: AmountPattern? {
    pattern(style.locale(Locale(identifier: identifier + AmountStyle.latinDigits)))
  }

  /// The shortest whole number, in digits, that is grouped; the sign makes no difference, and 7 is as far as one
  /// has to look.
  func fewestGroupedDigits(groups: DigitGroups) -> Int {
    let numbers = [(3, 123), (4, 1_234), (5, 12_345), (6, 123_456)] as [(digits: Int, Decimal)]
    let longEnough = numbers.drop { groups.last == 0 || $0.digits <= groups.last }
    return longEnough.first { SampleText(style.format($1))?.isGrouped(inFirst: $0) == true }?.digits ?? 7
  }

  /// The decimal sign of a number that isn't money; Switzerland writes `12,5` in French but `12.50` francs.
  var decimalSign: String? {
    let sample = Decimal(sign: .plus, exponent: -1, significand: 12)
    return SampleText(Decimal.FormatStyle(locale: locale).format(sample))?.sign(behind: 0)
  }

  private func pattern(_ style: Decimal.FormatStyle.Currency) -> AmountPattern? {
    AmountPattern(sample: style.format(Decimal(sign: .plus, exponent: -2, significand: 123_456_789)))
  }
}

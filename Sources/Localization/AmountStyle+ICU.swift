import Domain
import FoundationEssentials
import FoundationInternationalization

extension AmountStyle {
  /// Asks ICU how a locale (`de_DE`, `de-DE`) writes a currency (`EUR`, in either case); nil when it doesn't
  /// know one of them.
  package init?(locale identifier: String, currencyCode: String) {
    if identifier == "en_US", currencyCode == Currency.usd.code {
      self = .dollars
      return
    }
    guard let identifier = Self.canonical(locale: identifier), Self.isKnown(currency: currencyCode) else {
      return nil
    }
    self.init(canonical: identifier, code: currencyCode.uppercased())
  }

  /// Asks ICU for its texts of a locale and a currency that it knows, both in its own spelling.
  init?(canonical identifier: String, code: String) {
    let icu = AmountSamples(locale: identifier, code: code)
    guard var pattern = icu.pattern, let short = icu.narrow, (4...8).contains(short.count) else { return nil }
    if !short.isGrouped(inFirst: 4) { pattern.groups.fewestDigits = icu.fewestGroupedDigits }
    self.init(
      currency: Currency(code: code, digits: short.count - 4), pattern: pattern,
      narrow: AmountPattern(prefix: short.prefix, suffix: short.suffix),
      latin: pattern.zero == "0" ? pattern : icu.latinPattern ?? pattern, decimalSign: icu.decimalSign)
  }
}

/// ICU's own texts for a few numbers in one locale and currency.
private struct AmountSamples {
  private let identifier: String
  private let locale: Locale
  private let style: Decimal.FormatStyle.Currency

  init(locale identifier: String, code: String) {
    self.identifier = identifier
    locale = Locale(identifier: identifier)
    style = Decimal.FormatStyle.Currency(code: code, locale: locale)
  }

  var pattern: AmountPattern? { pattern(style) }

  /// The pattern with ASCII digits, in a locale that has others.
  var latinPattern: AmountPattern? {
    pattern(style.locale(Locale(identifier: identifier + AmountStyle.latinDigits)))
  }

  /// Four digits with the currency's narrow sign, and as many decimals as the currency has.
  var narrow: SampleText? {
    let sample = Decimal(sign: .plus, exponent: -6, significand: 1_234_111_111)
    return SampleText(style.presentation(.narrow).format(sample))
  }

  /// The shortest whole number, in digits, that is grouped where 1234 isn't; 7 is as far as one has to look.
  var fewestGroupedDigits: Int {
    let whole = style.precision(.fractionLength(0))
    let numbers: [(digits: Int, Decimal)] = [(5, 12_345), (6, 123_456)]
    let grouped = numbers.first { SampleText(whole.format($1))?.isGrouped(inFirst: $0) == true }
    return grouped?.digits ?? 7
  }

  /// The decimal sign of a number that isn't money; Switzerland writes `12,5` in French but `12.50` francs.
  var decimalSign: String? {
    let sample = Decimal(sign: .plus, exponent: -1, significand: 12)
    return SampleText(Decimal.FormatStyle(locale: locale).format(sample))?.sign(behind: 0)
  }

  private func pattern(_ style: Decimal.FormatStyle.Currency) -> AmountPattern? {
    let sample = Decimal(sign: .plus, exponent: -2, significand: 123_456_789)
    return AmountPattern(sample: style.precision(.fractionLength(2)).format(sample))
  }
}

import Domain
import FoundationEssentials
import FoundationInternationalization

extension AmountStyle {
  /// Asks ICU how a locale (`de_DE`, `de-DE`) writes a currency (`EUR`, in either case); nil when it knows one
  /// of them not.
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

  /// Asks ICU for its texts of a canonical locale that it knows.
  init?(canonical identifier: String, code: String) {
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: identifier))
    let short = Sample(style.presentation(.narrow).format(Self.shortSample))
    guard var pattern = Self.pattern(of: style), short.decimals <= 4 else { return nil }
    if !short.isGrouped { pattern.groups.fewestDigits = Self.fewestGroupedDigits(in: style) }
    var latin: AmountPattern?
    if pattern.zero != "0", !identifier.contains("@") {
      latin = Self.pattern(of: .init(code: code, locale: Locale(identifier: identifier + Self.latinDigits)))
    }
    self.init(
      currency: Currency(code: code, digits: short.decimals), pattern: pattern,
      narrow: AmountPattern(prefix: short.prefix, suffix: short.suffix), latin: latin)
  }

  /// The keyword of ICU for ASCII digits in a locale with digits of its own.
  static var latinDigits: String { "@numbers=latn" }

  /// The shortest whole number that a locale groups, where 1234 isn't grouped; 7 is as far as one has to look.
  private static func fewestGroupedDigits(in style: Decimal.FormatStyle.Currency) -> Int {
    let style = style.precision(.fractionLength(0))
    return [(5, 12_345), (6, 123_456)].first { Sample(style.format($0.1)).isGrouped }?.0 ?? 7
  }

  private static func pattern(of style: Decimal.FormatStyle.Currency) -> AmountPattern? {
    AmountPattern(sample: style.precision(.fractionLength(2)).format(longSample))
  }

  private static var longSample: Decimal { Decimal(sign: .plus, exponent: -2, significand: 123_456_789) }
  private static var shortSample: Decimal { Decimal(sign: .plus, exponent: -6, significand: 1_234_111_111) }
}

/// What the short sample tells: ICU's text for 1234.111111 with the decimals that the currency has.
private struct Sample {
  var prefix = ""
  var suffix = ""
  var decimals = 0
  var isGrouped = false

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter { scalars[$0].properties.numericType == .decimal }
    guard places.count >= 4, let first = places.first, let last = places.last else { return }
    prefix = String(String.UnicodeScalarView(scalars[..<first]))
    suffix = String(String.UnicodeScalarView(scalars[(last + 1)...]))
    decimals = places.count - 4
    isGrouped = places[3] > first + 3
  }
}

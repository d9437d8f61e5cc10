import Domain
import Localization
import Testing

/// A locale and a currency, for tables.
struct Place: CustomTestStringConvertible, Hashable {
  let locale: String
  let currency: String

  /// From text such as `de_DE/EUR`.
  init(_ text: String) {
    let parts = text.split(separator: "/")
    locale = String(parts[0])
    currency = String(parts[1])
  }

  var testDescription: String { "\(locale)/\(currency)" }

  func style() throws -> AmountStyle {
    try #require(AmountStyle(locale: locale, currencyCode: currency))
  }

  /// The places whose amounts must be right in both directions, and a few that differ from all of them.
  static let all = [
    "en_US/USD", "ko_KR/KRW", "ja_JP/JPY", "de_DE/EUR", "de_CH/CHF", "fr_FR/EUR", "en_IN/INR", "ar_KW/KWD",
    "es_ES/EUR", "pt_PT/EUR", "en_US/KWD", "pt_CV/CVE", "fa_IR/IRR", "ee_GH/GHS", "bg_BG/BGN", "es_CL/CLF",
    "zh_TW/TWD", "ja_US/USD", "fr_CH/CHF", "my_MM/MMK", "ne_NP/NPR",
  ].map(Place.init)
}

extension AmountStyle {
  func read(_ text: String) -> Reading<Money> { read(text.utf8.span) }
  func readPercent(_ text: String) -> Reading<Percent> { readPercent(text.utf8.span) }
  func readCount(_ text: String) -> Reading<Int> { readCount(text.utf8.span) }
  func money(_ minor: Int64) -> Money { Money(minor: minor, currency: currency) }
}

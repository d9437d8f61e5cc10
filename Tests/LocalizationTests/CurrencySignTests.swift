import Domain
import Foundation
import Testing

@testable import Localization

private let texts: [(Place, standard: String, narrow: String)] = [
  (Place("en_US/USD"), "$1,234.50", "$1,234.50"),
  (Place("en_CA/USD"), "US$1,234.50", "$1,234.50"),
  (Place("en_CA/CAD"), "$1,234.50", "$1,234.50"),
  (Place("en_US/CAD"), "CA$1,234.50", "$1,234.50"),
  (Place("de_DE/NOK"), "1.234,50\u{A0}NOK", "1.234,50\u{A0}kr"),
  (Place("en_GB/HUF"), "HUF\u{A0}1,234.50", "Ft\u{A0}1,234.50"),
  (Place("ko_KR/JPY"), "JP\u{A5}123,450", "\u{A5}123,450"),
  (Place("en_US/KWD"), "KWD\u{A0}123.450", "KWD\u{A0}123.450"),
]

@Suite struct `A currency's sign` {
  @Test(arguments: texts)
  func `is the standard or the narrow one, and both are read`(
    place: Place, standard: String, narrow: String
  ) throws {
    let styles = try CurrencySign.allCases.map {
      try #require(AmountStyle(locale: place.locale, currencyCode: place.currency, sign: $0))
    }
    for (style, text) in zip(styles, [standard, narrow]) {
      #expect(style.text(style.money(123_450)) == text)
      let parts = style.parts(of: style.money(123_450))
      #expect(parts.prefix + parts.number + parts.suffix == text)
      for text in [standard, narrow] { #expect(style.read(text) == .value(style.money(123_450))) }
    }
  }

  @Test(arguments: Place.all, CurrencySign.allCases)
  func `makes all the difference`(place: Place, sign: CurrencySign) throws {
    let style = try #require(AmountStyle(locale: place.locale, currencyCode: place.currency, sign: sign))
    let other = try place.style()
    let same = sign == .narrow ? other.withOtherSign : other
    #expect(style.currency == same.currency && style.decimalSign == same.decimalSign)
    #expect(style.grammar.pattern == same.grammar.pattern && style.grammar.other == same.grammar.other)
    #expect(style.grammar.signs == same.grammar.signs && style.grammar.symbols == same.grammar.symbols)
    let icu = ICUText(locale: place.locale, currency: style.currency, sign: sign)
    for minor in [0, 100, 1_234_567, 123_400_000] as [Int64] {
      #expect(style.text(style.money(minor)) == icu.text(minor))
      #expect(style.fullText(style.money(minor)) == icu.fullText(minor))
    }
  }

  @Test func `is the same for every currency of the kiosk`() throws {
    let own = try #require(AmountStyle(locale: "en_CA", currencyCode: "USD", sign: .narrow))
    let styles = AmountStyles(own, locale: "en_CA", sign: .narrow)
    #expect(styles.text(Money(minor: 500, currency: .usd)) == "$5")
    #expect(styles.text(Money(minor: 500, currency: Currency(code: "AUD", digits: 2))) == "$5")
    let standard = AmountStyles(own, locale: "en_CA")
    #expect(standard.text(Money(minor: 500, currency: Currency(code: "AUD", digits: 2))) == "A$5")
  }

  @Test func `asks ICU for no dollars`() throws {
    let style = try #require(AmountStyle(locale: "en_US", currencyCode: "USD", sign: .narrow))
    #expect(style.grammar === AmountStyle.dollars.grammar)
  }
}

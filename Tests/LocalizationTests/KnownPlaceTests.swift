import Domain
import Localization
import Testing

@Suite struct `A place is known` {
  @Test(arguments: [
    "en_US", "de-DE", "DE_de", "zh_TW", "zh-Hant-TW", "sr_Latn_RS", "ja_US", "de", "en_US.UTF-8",
  ])
  func `by its language and region, however they are spelt`(locale: String) {
    #expect(AmountStyle.isKnown(locale: locale))
    #expect(AmountStyle(locale: locale, currencyCode: "EUR") != nil)
  }

  @Test(arguments: [
    "", "zz_ZZ", "aa_ER", "de_ZZ", "en_US_XX_YY", "../../etc", "de_DE@numbers=roman", "root", "C",
  ])
  func `never by anything else`(locale: String) {
    #expect(!AmountStyle.isKnown(locale: locale))
    #expect(AmountStyle(locale: locale, currencyCode: "EUR") == nil)
  }

  @Test(arguments: ["USD", "usd", "Eur", "KWD", "XCG", "CLF"])
  func `with a currency of ISO 4217`(code: String) throws {
    #expect(AmountStyle.isKnown(currency: code))
    let style = try #require(AmountStyle(locale: "en_US", currencyCode: code))
    #expect(style.currency.code == code.uppercased())
  }

  @Test(arguments: ["", "XXX", "ZZZ", "US", "USDT", "$", "€€€"])
  func `never with anything else`(code: String) {
    #expect(!AmountStyle.isKnown(currency: code))
    #expect(AmountStyle(locale: "en_US", currencyCode: code) == nil)
  }

  @Test(arguments: [("JPY", 0), ("KRW", 0), ("USD", 2), ("KWD", 3), ("CLF", 4)])
  func `with the digits that CLDR gives the currency`(code: String, digits: Int) {
    #expect(AmountStyle(locale: "en_US", currencyCode: code)?.currency == Currency(code: code, digits: digits))
  }

  @Test(arguments: [
    ("en_US", "."), ("de_DE", ","), ("fr_CH", ","), ("de_CH", "."), ("ar_KW", "٫"), ("pt_CV", ","),
  ])
  func `with the decimal sign of plain numbers`(locale: String, sign: String) {
    #expect(AmountStyle(locale: locale, currencyCode: "CVE")?.decimalSign == sign)
  }
}

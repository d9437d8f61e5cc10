import Domain
import Foundation
import Testing

@testable import Localization

/// Codes that Foundation's ICU lists and CLDR's list of ISO 4217 doesn't have, and the one that is no currency.
private let onlyInICU: Set = ["CNX", "LSM", "XXX"]

@Suite struct `The table of currencies and ICU` {
  @Test func `know the same codes but for these`() {
    let listed = Set(Locale.Currency.isoCurrencies.map(\.identifier))
    let table = Set(Currency.allCodes)
    #expect(listed.subtracting(table) == onlyInICU)
    #expect(table.subtracting(listed) == [])
  }

  @Test(arguments: onlyInICU)
  func `both must know a currency`(code: String) {
    #expect(!AmountStyle.isKnown(currency: code))
    #expect(AmountStyle(locale: "en_US", currencyCode: code) == nil)
  }

  @Test func `have the same digits for each`() throws {
    let locale = Locale(identifier: "en_US")
    for code in Currency.allCodes {
      let text = Decimal.FormatStyle.Currency(code: code, locale: locale).format(Decimal(1))
      let digits = text.unicodeScalars.count { ("0"..."9").contains($0) } - 1
      #expect(try #require(Currency(code: code)).digits == digits, "\(code)")
    }
  }
}

import Domain
import Foundation
import Localization
import Testing

/// Minor units of one digit to ten: whole and fractional in currencies of 0, 2 and 3 decimals.
private let amounts: [Int64] = [
  0, 1, 99, 100, 1_000, 99_999, 123_456, 123_400, 1_234_000, 12_345_678, 1_234_567_890,
]

@Suite struct `In every locale that ICU lists` {
  @Test(arguments: Locale.availableIdentifiers.sorted())
  func `amounts look as ICU writes them, and read back`(identifier: String) throws {
    let own = Locale(identifier: identifier).currency?.identifier
    for code in Set(["USD", "EUR", "JPY", "KWD", own].compactMap(\.self)) {
      let style = try #require(AmountStyle(locale: identifier, currencyCode: code), "\(code)")
      let icu = ICUText(locale: identifier, currency: style.currency)
      for money in amounts.map(style.money) {
        #expect(style.text(money) == icu.text(money.minor))
        #expect(style.fullText(money) == icu.fullText(money.minor))
        #expect(style.read(style.fullText(money)) == .value(money))
        expectBack(money, in: style)
      }
    }
  }

  /// A lone point or comma before three digits is doubtful in a currency of three; all else reads back.
  private func expectBack(_ money: Money, in style: AmountStyle) {
    let text = style.text(money)
    let signs = text.unicodeScalars.filter { ",.".unicodeScalars.contains($0) && style.currency.digits == 3 }
    switch style.read(text) {
    case .refused(.ambiguousAmount(_, money, _)) where money.isWhole && !signs.isEmpty: break
    case let reading: #expect(reading == .value(money))
    }
  }
}

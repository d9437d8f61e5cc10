import Domain
import Foundation
import Localization
import Testing

/// Minor units of one digit to ten: whole and fractional in currencies of 0, 2 and 3 decimals.
private let amounts: [Int64] = [
  0, 1, 99, 100, 1_000, 99_999, 123_456, 123_400, 1_234_000, 12_345_678, 1_234_567_890,
]

private func currencies(of identifier: String) -> Set<String> {
  Set(["USD", "EUR", "JPY", "KWD", Locale(identifier: identifier).currency?.identifier].compactMap(\.self))
}

@Suite struct `In every locale that ICU knows` {
  @Test(arguments: Locale.availableIdentifiers.sorted())
  func `amounts look as ICU writes them, and read back`(identifier: String) throws {
    for code in currencies(of: identifier) {
      let style = try #require(AmountStyle(locale: identifier, currencyCode: code), "\(identifier) \(code)")
      let icu = ICUText(locale: identifier, currency: style.currency)
      for minor in amounts {
        let money = Money(minor: minor, currency: style.currency)
        if style.text(money) != icu.text(minor) || style.fullText(money) != icu.fullText(minor) {
          Issue.record(
            "W \(identifier) \(code) \(minor) \(style.text(money)) | \(icu.text(minor)) | \(style.fullText(money)) | \(icu.fullText(minor))"
          )
        }
        if style.read(style.text(money)) != .value(money) {
          Issue.record("R \(identifier) \(code) \(minor) \(style.text(money)) \(style.read(style.text(money)))")
        }
        if style.read(style.fullText(money)) != .value(money) {
          Issue.record(
            "F \(identifier) \(code) \(minor) \(style.fullText(money)) \(style.read(style.fullText(money)))")
        }
      }
    }
  }
}

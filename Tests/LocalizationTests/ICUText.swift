import Domain
import Foundation
import Localization

/// What ICU itself writes for amounts, asked anew for every text.
struct ICUText {
  let locale: Locale
  let currency: Currency
  private let style: Decimal.FormatStyle.Currency

  init(locale identifier: String, currency: Currency, sign: CurrencySign = .standard) {
    self.init(locale: Locale(identifier: identifier), currency: currency, sign: sign)
  }

  init(locale: Locale, currency: Currency, sign: CurrencySign) {
    self.locale = locale
    self.currency = currency
    style = Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
      .presentation(sign == .narrow ? .narrow : .standard)
  }

  /// The text without decimals when the amount is whole, else with all of the currency.
  func text(_ minor: Int64) -> String {
    text(minor, decimals: Money(minor: minor, currency: currency).isWhole ? 0 : currency.digits)
  }

  /// The text with as many decimals as the amount needs: that of ``text(_:)`` where it is whole or its last digit
  /// is no 0, but ICU makes a single formatter for both.
  func shortText(_ minor: Int64) -> String {
    style.precision(.fractionLength(0...currency.digits)).format(amount(minor))
  }

  /// The text with every decimal of the currency.
  func fullText(_ minor: Int64) -> String { text(minor, decimals: currency.digits) }

  /// What the older formatter writes with every decimal of the currency.
  func olderText(_ minor: Int64) -> String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = locale
    formatter.currencyCode = currency.code
    return formatter.string(from: NSDecimalNumber(decimal: amount(minor)))
  }

  private func text(_ minor: Int64, decimals: Int) -> String {
    style.precision(.fractionLength(decimals)).format(amount(minor))
  }

  private func amount(_ minor: Int64) -> Decimal {
    Decimal(sign: .plus, exponent: -currency.digits, significand: Decimal(minor))
  }
}

import Domain
import Foundation
import Localization

/// What ICU itself writes for amounts, asked anew for every text.
struct ICUText {
  let locale: Locale
  let currency: Currency

  init(locale identifier: String, currency: Currency) {
    locale = Locale(identifier: identifier)
    self.currency = currency
  }

  /// The text without decimals when the amount is whole, else with all of the currency.
  func text(_ minor: Int64) -> String {
    let isWhole = Money(minor: minor, currency: currency).isWhole
    return text(minor, decimals: isWhole ? 0 : currency.digits)
  }

  /// The text with every decimal of the currency.
  func fullText(_ minor: Int64) -> String { text(minor, decimals: currency.digits) }

  private func text(_ minor: Int64, decimals: Int) -> String {
    let style = Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
    return style.precision(.fractionLength(decimals)).format(amount(minor))
  }

  /// The amount in whole units, exactly.
  func amount(_ minor: Int64) -> Decimal {
    Decimal(sign: .plus, exponent: -currency.digits, significand: Decimal(minor))
  }
}

extension AmountStyle {
  /// Reads a text, for tables of texts.
  func read(_ text: String) -> Reading<Money> { read(text.utf8.span) }
}

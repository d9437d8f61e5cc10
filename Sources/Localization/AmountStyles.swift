package import Domain

/// How one locale writes amounts: in the kiosk's own currency, and in every other that something is priced in.
package final class AmountStyles {
  /// The style of the kiosk's own currency, in which amounts are read too.
  package let own: AmountStyle
  private let locale: String
  private let sign: CurrencySign
  private var others: [Currency: AmountStyle] = [:]
  /// What ``choosing(_:)`` has answered before.
  private var chosen: [String: AmountStyles] = [:]

  /// The styles of a locale, with this one for the kiosk's own currency and this sign for the others.
  package init(_ own: AmountStyle, locale: String, sign: CurrencySign = .standard) {
    self.own = own
    self.locale = locale
    self.sign = sign
  }

  /// What a station shows unless it is told otherwise.
  package static var dollars: AmountStyles { AmountStyles(.dollars, locale: "en_US") }

  /// The style of a currency; ICU is asked when another than the kiosk's is first written.
  package func style(of currency: Currency) -> AmountStyle {
    if currency == own.currency { return own }
    if let style = others[currency] { return style }
    let style = AmountStyle(locale: locale, currencyCode: currency.code, sign: sign)
    // A currency may have been saved with other digits than it has now.
    let right = style.flatMap { $0.currency == currency ? $0 : nil } ?? AmountStyle(coded: currency)
    others[currency] = right
    return right
  }

  /// The same locale with another currency in the place of the kiosk's own, by its code in capital letters; nil where
  /// ICU doesn't know it, which is asked once for each.
  package func choosing(_ code: String) -> AmountStyles? {
    if code == own.currency.code { return self }
    if let styles = chosen[code] { return styles }
    guard let style = AmountStyle(locale: locale, currencyCode: code, sign: sign) else { return nil }
    let styles = AmountStyles(style, locale: locale, sign: sign)
    styles.others = others
    styles.others[own.currency] = own
    chosen[code] = styles
    return styles
  }

  /// Appends an amount of any currency, without decimals when it is whole.
  package func append(_ money: Money, to bytes: inout [UInt8]) {
    if money.currency == own.currency {
      own.append(money.minor, to: &bytes)
    } else {
      style(of: money.currency).append(money.minor, to: &bytes)
    }
  }

  /// The text of an amount of any currency, without decimals when it is whole.
  package func text(_ money: Money) -> String { style(of: money.currency).text(money) }
}

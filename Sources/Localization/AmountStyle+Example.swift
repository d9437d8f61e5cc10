import Domain

extension AmountStyle {
  private var exampleMoney: Money {
    // A currency without decimals has smaller units.
    let minor = currency.digits == 0 ? 12_000 : 120 * currency.unitsPerWhole + currency.unitsPerWhole / 2
    return Money(minor: minor, currency: currency)
  }

  /// An amount as a sentence shows how to type one: `$120.50`.
  package var example: String { text(exampleMoney) }

  /// The same without the currency sign: `120.50`.
  package var plainExample: String { parts(of: exampleMoney).number }
}

/// An exact amount of money: a whole number of minor units of one currency.
package struct Money: Hashable, Sendable {
  /// The amount in minor units: cents of a dollar, whole yen, fils of a dinar.
  package let minor: Int64
  package let currency: Currency

  package init(minor: Int64, currency: Currency) {
    self.minor = minor
    self.currency = currency
  }

  /// Whether the amount has no fraction of a whole unit.
  package var isWhole: Bool { minor % currency.unitsPerWhole == 0 }

  /// The sum, or nil when it overflows or the currencies differ.
  package func adding(_ other: Money) -> Money? {
    guard currency == other.currency else { return nil }
    let (sum, overflow) = minor.addingReportingOverflow(other.minor)
    return overflow ? nil : Money(minor: sum, currency: currency)
  }

  /// The difference, which may be below 0, or nil when it overflows or the currencies differ.
  package func subtracting(_ other: Money) -> Money? {
    guard currency == other.currency else { return nil }
    let (difference, overflow) = minor.subtractingReportingOverflow(other.minor)
    return overflow ? nil : Money(minor: difference, currency: currency)
  }
}

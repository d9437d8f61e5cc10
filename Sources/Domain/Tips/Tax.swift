/// The tax that a bill contains.
package enum Tax: Hashable, Sendable {
  case none
  /// A part of the bill without it: 10 % of a bill of 11 is 1.
  case percent(Percent)
  case amount(Money)

  /// How much of a bill of at least 0 it is, rounded half away from zero to the minor unit.
  func amount(in bill: Money) -> Money {
    switch self {
    case .none: Money(minor: 0, currency: bill.currency)
    case .percent(let percent): percent.contained(in: bill)
    case .amount(let money): money
    }
  }
}

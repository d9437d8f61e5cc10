/// What a guest adds to the bill.
package enum Tip: Hashable, Sendable {
  case none
  case percent(Percent)
  case amount(Money)
  /// What is missing from the bill, with its service charge, to this total.
  case total(Money)

  /// The tip on a bill, of which percentages count on `base`; nil when it overflows or is in another currency. It is
  /// below 0 where the total is less than the bill.
  func amount(on bill: Money, base: Money, charge: Money) -> Money? {
    switch self {
    case .none: Money(minor: 0, currency: bill.currency)
    case .percent(let percent): percent.of(base)
    case .amount(let money): money
    case .total(let total): total.subtracting(bill)?.subtracting(charge)
    }
  }
}

/// What a guest adds to the bill.
package enum Tip: Hashable, Sendable {
  case none
  case percent(Percent)
  case amount(Money)

  /// The tip on a bill in minor units of its currency; nil when it overflows.
  package func amount(on bill: Money) -> Money? {
    switch self {
    case .none: Money(minor: 0, currency: bill.currency)
    case .percent(let percent): percent.of(bill)
    case .amount(let money): money
    }
  }
}

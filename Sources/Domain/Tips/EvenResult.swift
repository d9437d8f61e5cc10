/// What a bill, a tip and a number of people come to, where nothing else is said about it.
package struct EvenResult: Hashable, Sendable {
  package let totalTip: Money
  /// The bill and the tip together.
  package let totalBill: Money
  package let shares: EvenShares

  /// Nil when the tip or the total overflows, or the tip is in another currency than the bill.
  package init?(bill: Money, tip: Tip, split: Split) {
    let nothing = Money(minor: 0, currency: bill.currency)
    guard let totalTip = tip.amount(on: bill, base: bill, charge: nothing),
      let totalBill = bill.adding(totalTip)
    else { return nil }
    self.totalTip = totalTip
    self.totalBill = totalBill
    shares = EvenShares(total: totalBill, split: split)
  }
}

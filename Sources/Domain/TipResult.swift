/// What a bill, a tip and a split come to.
package struct TipResult: Hashable, Sendable {
  package let totalTip: Money
  /// The bill and the tip together.
  package let totalBill: Money
  package let shares: Shares

  /// Nil when the tip or the total overflows, or the tip is in another currency than the bill.
  package init?(bill: Money, tip: Tip, split: Split) {
    guard let totalTip = tip.amount(on: bill), let totalBill = bill.adding(totalTip) else { return nil }
    self.totalTip = totalTip
    self.totalBill = totalBill
    shares = Shares(total: totalBill, split: split)
  }

  /// The outputs of a station where nothing is entered: all 0, for one person.
  package init(nothingIn currency: Currency) {
    let nothing = Money(minor: 0, currency: currency)
    totalTip = nothing
    totalBill = nothing
    shares = Shares(total: nothing, split: .one)
  }
}

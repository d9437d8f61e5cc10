import Domain

extension TipViewModel {
  /// Asks once about an unusually large tip, which may be meant as the total.
  mutating func ask(about next: inout State) {
    guard let bill = next.terms.enteredBill, next.terms.tip != .none, next.asked != next.terms.tip else {
      return
    }
    if case .total = next.terms.tip { return }
    let tip = next.result.plainTip
    guard tip.minor > 0, tip.minor >= bill.minor || rules.isLarge(tip, on: next.result.base) else { return }
    next.asked = next.terms.tip
    // Nobody types a total in percent, or one that is less than what is to be paid anyway.
    let least = bill.adding(next.result.charge) ?? bill
    if case .amount = next.terms.tip, tip.minor >= least.minor {
      notice = .tipOrTotal(tip)
    } else {
      notice = .largeTip(tip, on: bill)
    }
  }
}

extension TipRules {
  /// Whether a tip is more than the shop's largest.
  fileprivate func isLarge(_ tip: Money, on base: Money) -> Bool {
    maximum.of(base).map { tip.minor > $0.minor } ?? false
  }
}

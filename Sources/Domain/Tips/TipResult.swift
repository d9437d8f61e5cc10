/// What a bill, a tip and a split come to.
package struct TipResult: Hashable, Sendable {
  /// What percentages count on.
  package let base: Money
  /// The bill without the tax that it contains.
  package let beforeTax: Money
  /// The service charge of a large party.
  package let charge: Money
  /// The tip before the total is rounded.
  package let plainTip: Money
  package let totalTip: Money
  /// The bill, the service charge and the tip together.
  package let totalBill: Money
  /// What the people share: in cash the total as coins can pay it, else the total.
  package var due: Money { shares.total }
  package let shares: Shares
  /// How much the items lack to the bill; until they come to it all pay alike.
  package let missing: Money?

  /// The outputs of a station where nothing is entered: all 0, for one person.
  package init(nothingIn currency: Currency) {
    let nothing = Money(minor: 0, currency: currency)
    base = nothing
    beforeTax = nothing
    charge = nothing
    plainTip = nothing
    totalTip = nothing
    totalBill = nothing
    shares = .even(EvenShares(total: nothing, split: .one))
    missing = nil
  }

  /// What all the terms of a bill come to, in a shop of these rules.
  package init(_ terms: TipTerms, rules: TipRules) throws(TipFault) {
    let nothing = Money(minor: 0, currency: terms.currency)
    let items = terms.itemSum
    if items == nil, !terms.items.isEmpty { throw .tooLarge }
    let bill = terms.enteredBill ?? nothing
    // What comes before the bill waits for it.
    let tax = terms.enteredBill.map(terms.tax.amount) ?? nothing
    guard let beforeTax = bill.subtracting(tax) else { throw .tooLarge }
    if beforeTax.minor < 0 { throw .taxAboveBill(tax, bill) }
    base = rules.base == .beforeTax ? beforeTax : bill
    self.beforeTax = beforeTax
    if let percent = rules.charge(served: terms.served) {
      charge = try Self.sum(percent.of(base))
    } else {
      charge = nothing
    }
    plainTip = try Self.sum(terms.tip.amount(on: bill, base: base, charge: charge))
    let withoutTip = try Self.sum(bill.adding(charge))
    if case .total(let total) = terms.tip, plainTip.minor < 0 { throw .totalTooSmall(total, withoutTip) }
    totalTip = try Self.tip(plainTip, on: withoutTip, rounded: terms.rounding)
    totalBill = try Self.sum(withoutTip.adding(totalTip))
    missing = try items.flatMap { (items) throws(TipFault) in try Self.missing(items, bill, beforeTax) }
    let unit = Money(minor: rules.cashStep(of: terms.currency), currency: terms.currency)
    let cash = terms.isCash ? Rounding(.nearest, to: unit) : nil
    let total = totalBill
    let due = try Self.sum(cash.map { $0.of(total) } ?? total)
    shares = try terms.shares(of: due, cash: cash, areItemsComplete: missing == nil)
  }

  private static func sum(_ money: Money?) throws(TipFault) -> Money {
    guard let money else { throw .tooLarge }
    return money
  }

  /// The tip with which the total is rounded, never below 0.
  private static func tip(_ tip: Money, on bill: Money, rounded: Rounding?) throws(TipFault) -> Money {
    guard let rounded else { return tip }
    let total = try sum(rounded.of(sum(bill.adding(tip))))
    return Money(minor: max(0, total.minor - bill.minor), currency: tip.currency)
  }

  /// How much the items lack, whose prices may contain the tax or not; nil where they come to the bill.
  private static func missing(_ items: Money, _ bill: Money, _ beforeTax: Money) throws(TipFault) -> Money? {
    if items == bill || items == beforeTax { return nil }
    if items.minor > bill.minor {
      throw .itemsOver(Money(minor: items.minor - bill.minor, currency: bill.currency))
    }
    return (items.minor < beforeTax.minor ? beforeTax : bill).subtracting(items)
  }
}

/// All that a guest says about a bill.
package struct TipTerms: Hashable, Sendable {
  package let currency: Currency
  /// Nil until it is entered; then it is what the items come to.
  package var bill: Money?
  package var tax = Tax.none
  package var tip = Tip.none
  /// How the total is rounded, by moving the tip.
  package var rounding: Rounding?
  package var split = Split.one
  /// How many were served, where that is not who pays.
  package var party: Int?
  /// Nil where all pay alike.
  package var parts: Parts?
  /// What single people pay, in minor units by an index from 0; one that nobody has counts for nothing.
  package var payments: [Int: Int64] = [:]
  /// Whether everyone pays in coins and notes.
  package var isCash = false

  package init(currency: Currency) {
    self.currency = currency
  }

  package var items: [Parts.Item] { parts?.items ?? [] }

  /// How many people a service charge goes by.
  package var served: Int { max(party ?? 0, split.people) }

  /// What the items come to; nil without items, and where that overflows.
  package var itemSum: Money? {
    let items = items
    guard let first = items.first else { return nil }
    return items.dropFirst().reduce(first.price) { sum, item in sum?.adding(item.price) }
  }

  /// The bill, or what the items come to; nil while neither is entered.
  package var enteredBill: Money? { bill ?? itemSum }
}

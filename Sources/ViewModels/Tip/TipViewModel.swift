package import Domain

/// The tip calculator: a bill, a tip and a split in; totals and the amount per person out.
package struct TipViewModel: Station {
  package static let name = StationName.tip
  package static let helpLines: [HelpLine] = [.bill, .tip, .split, .bareNumber, .receipt]

  package enum Focus: CaseIterable {
    case bill, tip, split
  }

  package struct State: Equatable {
    /// Nil until the guest has entered it; counts as 0.
    package fileprivate(set) var bill: Money?
    package fileprivate(set) var tip = Tip.none
    package fileprivate(set) var split = Split.one
    /// The field that a bare number fills.
    package fileprivate(set) var focus = Focus.bill
    package fileprivate(set) var result: TipResult
  }

  package let currency: Currency
  package let rules: TipRules
  package let fresh: State
  package var state: State

  package init(currency: Currency, rules: TipRules = TipRules()) {
    self.currency = currency
    self.rules = rules
    fresh = State(result: TipResult(nothingIn: currency))
    state = fresh
  }

  package mutating func setBill(_ bill: Money) -> Refusal? {
    change(focus: .tip) { $0.bill = bill }
  }

  package mutating func setTip(_ tip: Tip) -> Refusal? {
    change(focus: .split) { $0.tip = tip }
  }

  package mutating func setPeople(_ people: Int) -> Refusal? {
    guard people >= Split.range.lowerBound else { return .belowOnePerson }
    guard let split = Split(people: people) else { return .tooManyPeople(limit: Split.range.upperBound) }
    return change(focus: .bill) { $0.split = split }
  }

  /// Changes all of the state or, when the outputs would overflow, nothing; focus moves on to the next field.
  private mutating func change(focus: Focus, _ edit: (inout State) -> Void) -> Refusal? {
    var next = state
    edit(&next)
    let bill = next.bill ?? Money(minor: 0, currency: currency)
    guard let result = TipResult(bill: bill, tip: next.tip, split: next.split) else { return .tooLarge }
    next.result = result
    next.focus = focus
    state = next
    return nil
  }
}

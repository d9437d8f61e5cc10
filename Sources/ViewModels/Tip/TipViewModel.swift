package import Domain

/// The tip calculator: a bill, a tip and a split in; totals and what each one pays out.
package struct TipViewModel: Station {
  package static let name = StationName.tip
  package static let helpLines: [HelpLine] = [
    .bill, .tip, .split, .bareNumber, .suggestion, .total, .tax, .round, .names, .item, .pay, .party, .cash,
    .turnPage, .receipt,
  ]

  package enum Focus: CaseIterable {
    case bill, tip, split
  }

  package struct State: Equatable {
    package internal(set) var terms: TipTerms
    /// What the first people are called; the others have numbers.
    package internal(set) var names: [String] = []
    /// Whether there are as many people as names because of these.
    var isCountedByNames = false
    /// The first row of the table that is shown where there is no room for all.
    var firstRow = 0
    /// The field that a bare number fills.
    package internal(set) var focus = Focus.bill
    package internal(set) var result: TipResult
    /// The large tip that the guest has been asked about.
    var asked: Tip?
  }

  package let currency: Currency
  package let rules: TipRules
  package let fresh: State
  package var state: State
  /// What the line did, where the fields alone don't say it.
  var notice: Notice?
  /// Whether changes wait for one another before anything is worked out.
  private var isHeld = false

  package init(currency: Currency, rules: TipRules = TipRules()) {
    self.currency = currency
    self.rules = rules
    fresh = State(terms: TipTerms(currency: currency), result: TipResult(nothingIn: currency))
    state = fresh
  }

  /// The lines that do something in this shop and currency.
  package var help: [HelpLine] {
    Self.helpLines.filter { line in
      switch line {
      case .party: rules.charge != nil
      case .cash: rules.cashStep(of: currency) > 1
      case .turnPage: table.rows.count > ScreenTable.pageLength
      default: true
      }
    }
  }

  package mutating func setBill(_ bill: Money) -> Refusal? {
    change(focus: .tip, canAsk: true) { $0.terms.bill = bill }
  }

  package mutating func setTip(_ tip: Tip) -> Refusal? {
    change(focus: .split, canAsk: true) { $0.terms.tip = tip }
  }

  /// Takes a suggested tip by its number from 1, or with 0 none.
  package mutating func pickSuggestion(_ number: Int) -> Refusal? {
    if number == 0 { return setTip(.none) }
    let suggestions = rules.suggestions(for: state.terms.enteredBill, served: state.terms.served)
    guard number <= suggestions.count else { return .noSuchSuggestion(suggestions.count) }
    return setTip(suggestions[number - 1])
  }

  /// Says the total outright: the tip follows, and nothing is rounded any more.
  package mutating func setTotal(_ total: Money) -> Refusal? {
    change(focus: .split) {
      $0.terms.tip = .total(total)
      $0.terms.rounding = nil
    }
  }

  package mutating func setTax(_ tax: Tax) -> Refusal? {
    change { $0.terms.tax = tax }
  }

  package mutating func setRounding(_ rounding: Rounding?) -> Refusal? {
    let refusal = change { $0.terms.rounding = rounding }
    let total = state.result.totalBill
    if refusal == nil, let rounding, total.minor % rounding.unit.minor != 0 { notice = .notRounded(total) }
    return refusal
  }

  /// How many were served; nil where that is who pays.
  package mutating func setParty(_ people: Int?) -> Refusal? {
    if people == 0 { return .belowOnePerson }
    guard people.map(Split.range.contains) ?? true else {
      return .tooMany(.party, limit: Split.range.upperBound)
    }
    return change { $0.terms.party = people }
  }

  /// Whether everyone pays in cash, rounded to what coins there are.
  package mutating func setCash(_ isCash: Bool) -> Refusal? {
    if isCash, rules.cashStep(of: currency) == 1 { return .noCashStep(currency) }
    return change { $0.terms.isCash = isCash }
  }

  /// Makes several changes as one, whatever they come to in between; answers why not with everything as it was.
  package mutating func together(_ changes: (inout TipViewModel) -> Refusal?) -> Refusal? {
    let before = self
    isHeld = true
    var refusal = changes(&self)
    isHeld = false
    if refusal == nil { refusal = change { _ in } }
    if refusal != nil { self = before }
    return refusal
  }

  /// Changes all of the state or, when the terms come to nothing, nothing; focus moves on to the next field.
  mutating func change(
    focus: Focus? = nil, canAsk: Bool = false, _ edit: (inout State) -> Void
  ) -> Refusal? {
    var next = state
    edit(&next)
    if isHeld {
      state = next
      return nil
    }
    do throws(TipFault) {
      next.result = try TipResult(next.terms, rules: rules)
    } catch {
      return refusal(of: error, in: next)
    }
    if let focus { next.focus = focus }
    if canAsk { ask(about: &next) }
    state = next
    return nil
  }
}

extension TipViewModel {
  private func refusal(of fault: TipFault, in state: State) -> Refusal {
    switch fault {
    case .tooLarge: .tooLarge
    case .taxAboveBill(let tax, let bill): .taxAboveBill(tax, bill)
    case .totalTooSmall(let total, let least): .totalTooSmall(total, least)
    case .over(let money): .over(money, payers: state.payers)
    case .short(let money): .short(money, payers: state.payers)
    case .itemsOver(let money): .itemsOver(money)
    }
  }
}

extension TipViewModel.State {
  /// Those who pay a fixed amount, as they are called.
  fileprivate var payers: [String] { terms.payments.keys.sorted().map(title(of:)) }

  /// What a person is called: by name, or else by number from 1.
  func title(of person: Int) -> String { name(of: person) ?? String(person + 1) }

  /// The name of a person who has one.
  func name(of person: Int) -> String? { person < names.count ? names[person] : nil }
}

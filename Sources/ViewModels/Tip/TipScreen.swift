import Domain

extension TipViewModel {
  package var screen: Screen {
    var fields: [Field] = []
    fields.reserveCapacity(8)
    appendInputs(to: &fields)
    appendOutputs(to: &fields)
    var screen = Screen(
      station: Self.name.rawValue, title: .tipCalculator, fields: fields, focus: focusLabel,
      shares: shares)
    screen.table = table
    screen.answer = notice.map { .notice($0) }
    return screen
  }

  /// Who pays how much, where that is known.
  var shares: Shares? { isShared ? state.result.shares : nil }

  /// Whether the people's shares are known: not while there are items that don't come to the bill yet.
  var isShared: Bool { state.result.missing == nil }

  private func appendInputs(to fields: inout [Field]) {
    let terms = state.terms
    fields.append(Field("tip.bill", .bill, .input, billValue))
    if terms.tax != .none { fields.append(Field("tip.tax", .tax, .input, taxValue)) }
    fields.append(Field("tip.tip", .tip, .input, tipValue, choices: choices))
    if let rounding = terms.rounding { fields.append(Field("tip.round", .round, .input, .rounding(rounding))) }
    fields.append(Field("tip.split", .split, .input, splitValue))
    if let party = terms.party { fields.append(Field("tip.party", .party, .input, .count(party))) }
    if let tally { fields.append(Field("tip.items", .items, .input, .items(tally))) }
  }

  private func appendOutputs(to fields: inout [Field]) {
    let result = state.result
    let isAlike = isShared && result.shares.areEven
    if isAlike { fields.append(Field("tip.perPerson", .perPerson, .headline, .amount(result.shares.first))) }
    fields.append(
      Field("tip.totalBill", .totalBill, isAlike ? .output : .headline, .amount(result.totalBill)))
    fields.append(Field("tip.totalTip", .totalTip, .output, .amount(result.totalTip)))
    if state.terms.tax != .none {
      fields.append(Field("tip.beforeTax", .beforeTax, .output, .amount(result.beforeTax)))
    }
    if let charge { fields.append(charge) }
    if state.terms.isCash { fields.append(Field("tip.cash", .cashTotal, .output, .amount(result.due))) }
    if isShared, result.shares.differ {
      fields.append(Field("tip.proof", .proof, .output, .proof(result.shares)))
    }
  }

  /// No tip, and what is suggested.
  private var choices: [Value] {
    let suggestions = rules.suggestions(for: state.terms.enteredBill, served: state.terms.served)
    var choices: [Value] = []
    choices.reserveCapacity(suggestions.count + 1)
    choices.append(.choice(.none))
    for index in 0..<suggestions.count { choices.append(suggestion(of: suggestions[index])) }
    return choices
  }

  var charge: Field? {
    rules.charge(served: state.terms.served).map {
      Field("tip.charge", .serviceCharge, .output, .part($0, state.result.charge))
    }
  }

  private var tally: ItemTally? {
    state.terms.itemSum.map {
      ItemTally(count: state.terms.items.count, sum: $0, missing: state.result.missing)
    }
  }

  /// A tip with what it comes to, once there is a bill.
  private func suggestion(of tip: Tip) -> Value {
    guard case .percent(let percent) = tip, state.terms.enteredBill != nil else { return value(of: tip) }
    return percent.of(state.result.base).map { .part(percent, $0) } ?? .percent(percent)
  }

  private func value(of tip: Tip) -> Value {
    switch tip {
    case .none: .choice(.none)
    case .percent(let percent): .percent(percent)
    case .amount(let money): .amount(money)
    case .total: .amount(state.result.plainTip)
    }
  }

  var billValue: Value {
    state.terms.enteredBill.map(Value.amount) ?? .noAmount(currency)
  }

  var tipValue: Value { value(of: state.terms.tip) }

  var taxValue: Value {
    switch state.terms.tax {
    case .none: .choice(.none)
    case .percent(let percent): .percent(percent)
    case .amount(let money): .amount(money)
    }
  }

  var splitValue: Value {
    if let parts = state.terms.parts, parts.count != nil {
      .parts(parts)
    } else {
      .count(state.terms.split.people)
    }
  }

  private var focusLabel: Label {
    switch state.focus {
    case .bill: .bill
    case .tip: .tip
    case .split: .split
    }
  }
}

import Domain

extension TipViewModel {
  package var screen: Screen {
    let shares = isShared ? state.result.shares : nil
    var fields: [Field] = []
    fields.reserveCapacity(8)
    appendInputs(to: &fields)
    appendOutputs(to: &fields)
    var screen = Screen(
      station: Self.name.rawValue, title: .tipCalculator, fields: fields, focus: focusLabel, shares: shares)
    screen.table = table(shares)
    screen.answer = notice.map { .notice($0) }
    return screen
  }

  /// Whether the people's shares are known: not while there are items that don't come to the bill yet.
  private var isShared: Bool { state.result.missing == nil }

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

  private var charge: Field? {
    rules.charge(served: state.terms.served).map {
      Field("tip.charge", .serviceCharge, .output, .part($0, state.result.charge))
    }
  }

  /// What the bill comes to, with the sum that shows it; nil until there is a bill.
  func receipt(at moment: Moment) -> Receipt? {
    guard let bill = state.terms.enteredBill, isShared else { return nil }
    let (terms, result) = (state.terms, state.result)
    var rows = [Field("tip.bill", .bill, .output, .amount(bill))]
    if terms.tax != .none {
      rows.append(Field("tip.tax", .tax, .output, taxValue))
      rows.append(Field("tip.beforeTax", .beforeTax, .output, .amount(result.beforeTax)))
    }
    if let charge { rows.append(charge) }
    rows.append(Field("tip.tip", .tip, .output, tipValue))
    if let rounding = terms.rounding { rows.append(Field("tip.round", .round, .output, .rounding(rounding))) }
    rows += [
      Field("tip.totalTip", .totalTip, .output, .amount(result.totalTip)),
      Field("tip.totalBill", .totalBill, .headline, .amount(result.totalBill)),
    ]
    if terms.isCash { rows.append(Field("tip.cash", .cashTotal, .headline, .amount(result.due))) }
    rows.append(Field("tip.split", .split, .output, splitValue))
    if result.shares.areEven {
      rows.append(Field("tip.perPerson", .perPerson, .headline, .amount(result.shares.first)))
    }
    rows.append(Field("tip.proof", .proof, .output, .proof(result.shares)))
    return Receipt(
      title: .tipCalculator, rows: rows, table: self.rows(of: result.shares).map { Array($0.prefix(2)) },
      made: moment)
  }

  /// What each one pays, where the people can be told apart.
  private func rows(of shares: Shares) -> [[Value]] {
    let (terms, names) = (state.terms, state.names)
    if terms.parts == nil, terms.payments.isEmpty, names.isEmpty { return [] }
    // Of more people than can be told apart, those who have a name or pay a fixed amount.
    let areAllShown = shares.people <= Parts.people.upperBound
    return shares.minorUnits.enumerated().compactMap { person, minor in
      let payment = terms.payments[person].map { Value.fixed(Money(minor: $0, currency: currency)) }
      guard areAllShown || person < names.count || payment != nil else { return nil }
      let row = [title(of: person), .amount(Money(minor: minor, currency: currency))]
      return payment.map { row + [$0] } ?? row
    }
  }

  /// Who pays what, or the items as long as that is not known.
  private func table(_ shares: Shares?) -> ScreenTable {
    let rows = shares.map(rows(of:)) ?? itemRows
    let first = state.firstRow < rows.count ? state.firstRow : 0
    let visible = first..<min(rows.count, first + ScreenTable.pageLength)
    return ScreenTable(rows: rows, visible: visible, isLasting: true)
  }

  /// The items so far, each with who shares it.
  private var itemRows: [[Value]] {
    state.terms.items.map { item in
      [.amount(item.price)] + (item.people.isEmpty ? [.choice(.everyone)] : item.people.map { title(of: $0) })
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

  private var billValue: Value {
    state.terms.enteredBill.map(Value.amount) ?? .noAmount(currency)
  }

  private var tipValue: Value { value(of: state.terms.tip) }

  private var taxValue: Value {
    switch state.terms.tax {
    case .none: .choice(.none)
    case .percent(let percent): .percent(percent)
    case .amount(let money): .amount(money)
    }
  }

  private var splitValue: Value {
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

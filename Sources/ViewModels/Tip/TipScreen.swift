import Domain

extension TipViewModel {
  private static let choices: [Value] = [
    .choice(.none), .percent(Percent(hundredths: 1_000)), .percent(Percent(hundredths: 1_500)),
    .percent(Percent(hundredths: 2_000)),
  ]

  package var screen: Screen {
    let shares = state.result.shares
    var fields = [
      Field("tip.bill", .bill, .input, billValue),
      Field("tip.tip", .tip, .input, tipValue, choices: Self.choices),
      Field("tip.split", .split, .input, .count(state.split.people)),
      Field("tip.perPerson", .perPerson, .headline, .amount(shares.most)),
      Field("tip.totalBill", .totalBill, .output, .amount(state.result.totalBill)),
      Field("tip.totalTip", .totalTip, .output, .amount(state.result.totalTip)),
    ]
    if shares.payingOneMore > 0 {
      fields.append(Field("tip.proof", .proof, .output, .proof(shares)))
    }
    return Screen(
      station: Self.name.rawValue, title: .tipCalculator, fields: fields, focus: focusLabel, shares: shares)
  }

  /// What the bill comes to, with the sum that shows it; nil until there is a bill.
  func receipt(at moment: Moment) -> Receipt? {
    guard state.bill != nil else { return nil }
    let shares = state.result.shares
    return Receipt(
      title: .tipCalculator,
      rows: [
        Field("tip.bill", .bill, .output, billValue),
        Field("tip.tip", .tip, .output, tipValue),
        Field("tip.totalTip", .totalTip, .output, .amount(state.result.totalTip)),
        Field("tip.totalBill", .totalBill, .headline, .amount(state.result.totalBill)),
        Field("tip.split", .split, .output, .count(state.split.people)),
        Field("tip.perPerson", .perPerson, .headline, .amount(shares.most)),
        Field("tip.proof", .proof, .output, .proof(shares)),
      ], made: moment)
  }

  private var billValue: Value {
    if let bill = state.bill { .amount(bill) } else { .noAmount(currency) }
  }

  private var tipValue: Value {
    switch state.tip {
    case .none: .choice(.none)
    case .percent(let percent): .percent(percent)
    case .amount(let money): .amount(money)
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

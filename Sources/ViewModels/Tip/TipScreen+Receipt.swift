import Domain

extension TipViewModel {
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
}

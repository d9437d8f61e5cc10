extension TipTerms {
  /// What the items come to; nil without items, and where that overflows.
  package var itemSum: Money? {
    let items = items
    guard let first = items.first else { return nil }
    return items.dropFirst().reduce(first.price) { sum, item in sum?.adding(item.price) }
  }

  /// The bill, or what the items come to; nil while neither is entered.
  package var enteredBill: Money? { bill ?? itemSum }

  /// What each one pays of an amount, which in cash is a multiple of the cash step.
  func shares(of due: Money, areItemsComplete: Bool) throws(TipFault) -> Shares {
    let step = isCash ? currency.cashStep : 1
    let parts = areItemsComplete ? parts : nil
    if parts == nil && payments.isEmpty || enteredBill == nil {
      return .even(EvenShares(total: due, split: split, step: step))
    }
    let weights = parts.map { $0.weights(people: split.people) } ?? Array(repeating: 1, count: split.people)
    guard let weights else { throw .tooLarge }
    return .listed(try list(of: due, by: weights, step: step), total: due)
  }

  private func list(of due: Money, by weights: [UInt128], step: Int64) throws(TipFault) -> [Int64] {
    var list = Array(repeating: Int64(0), count: weights.count)
    var free = weights
    var rest = due
    for (person, payment) in payments where list.indices.contains(person) {
      let payment = Money(minor: payment, currency: currency)
      guard let paid = isCash ? Rounding.cash(currency)?.of(payment) : payment,
        let left = rest.subtracting(paid)
      else { throw .tooLarge }
      list[person] = paid.minor
      free[person] = 0
      rest = left
    }
    if rest.minor < 0 { throw .over(Money(minor: -rest.minor, currency: currency)) }
    guard let shares = LargestRemainder.share(rest.minor / step, by: free) else {
      if rest.minor > 0 { throw .short(rest) }
      return list
    }
    for (person, units) in shares.enumerated() where free[person] > 0 { list[person] = units * step }
    return list
  }
}

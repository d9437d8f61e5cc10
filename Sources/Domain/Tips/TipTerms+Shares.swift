extension TipTerms {
  /// What each one pays of an amount, which in cash is a multiple of the cash step.
  func shares(of due: Money, cash: Rounding?, areItemsComplete: Bool) throws(TipFault) -> Shares {
    let step = cash?.unit.minor ?? 1
    var weights: [UInt128]?
    if let parts {
      // Items that can't be shared together are refused as they come, not with the last one.
      guard let partWeights = parts.weights(people: split.people) else { throw .tooLarge }
      if areItemsComplete { weights = partWeights }
    }
    if weights == nil && payments.isEmpty || enteredBill == nil {
      return .even(EvenShares(total: due, split: split, step: step))
    }
    let even = Array(repeating: UInt128(1), count: split.people)
    return .listed(try list(of: due, by: weights ?? even, cash: cash), total: due)
  }

  private func list(of due: Money, by weights: [UInt128], cash: Rounding?) throws(TipFault) -> [Int64] {
    let step = cash?.unit.minor ?? 1
    var list = Array(repeating: Int64(0), count: weights.count)
    var free = weights
    var rest = due
    for (person, payment) in payments where list.indices.contains(person) {
      let payment = Money(minor: payment, currency: currency)
      guard let paid = cash.map({ $0.of(payment) }) ?? payment,
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

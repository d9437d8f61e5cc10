extension TipRules {
  /// The service charge for so many people; nil where there is none.
  package func charge(served: Int) -> Percent? {
    charge.flatMap { served >= $0.people ? $0.percent : nil }
  }

  /// What is suggested on a bill for so many people.
  package func suggestions(for bill: Money?, served: Int) -> Suggestions {
    if charge(served: served) != nil { return .percents(presetsWithCharge) }
    if let smallBill, let bill, bill.currency == smallBill.below.currency, bill.minor < smallBill.below.minor {
      return .amounts(smallBill.tips)
    }
    return .percents(presets)
  }
}

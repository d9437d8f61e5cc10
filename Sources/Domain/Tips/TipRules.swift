/// What a shop has set about tips: what it suggests, and what it adds to the bill of a large party.
package struct TipRules: Hashable, Sendable {
  /// What percentages count on.
  package enum Base: String, CaseIterable, Sendable {
    /// The bill without the tax that it contains.
    case beforeTax
    case afterTax
  }

  /// A service charge for parties of so many people or more.
  package struct Charge: Hashable, Sendable {
    package let people: Int
    package let percent: Percent

    package init(people: Int, percent: Percent) {
      self.people = people
      self.percent = percent
    }
  }

  /// Amounts that are suggested in place of percentages on bills below a threshold, in its currency alone.
  package struct SmallBill: Hashable, Sendable {
    package let below: Money
    package let tips: [Money]

    package init(below: Money, tips: [Money]) {
      self.below = below
      self.tips = tips
    }
  }

  /// How many tips can be suggested.
  package static let lengths = 0...6

  package var base = Base.beforeTax
  /// What is suggested, in this order.
  package var presets = [1_000, 1_500, 2_000].map(Percent.init(hundredths:))
  /// What is suggested in its place where there is a service charge.
  package var presetsWithCharge = [500, 1_000].map(Percent.init(hundredths:))
  package var charge: Charge?
  package var smallBill: SmallBill?
  /// A larger tip is asked about, as is one that is not smaller than the bill; a part of what percentages count on.
  package var maximum = Percent.whole
  /// The smallest amount of cash in its currency, more than 0; in other currencies, and where it is nil, that of CLDR
  /// holds.
  package var cashUnit: Money?

  package init() {}
}

extension TipRules {
  /// The smallest amount of cash, in minor units.
  package func cashStep(of currency: Currency) -> Int64 {
    if let cashUnit, cashUnit.currency == currency { return cashUnit.minor }
    return currency.cashStep
  }

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

/// A total handed out to people to the last minor unit: the first ones pay one unit more than the others.
///
/// The rule is the largest remainder method for equal parts.
package struct Shares: Hashable, Sendable {
  package let total: Money
  package let people: Int

  package init(total: Money, split: Split) {
    self.total = total
    people = split.people
  }

  /// What the last person pays, the least that anyone pays.
  package var least: Money { Money(minor: total.minor / Int64(people), currency: total.currency) }

  /// What the first person pays, the most that anyone pays.
  package var most: Money {
    Money(minor: least.minor + (payingOneMore > 0 ? 1 : 0), currency: total.currency)
  }

  /// How many people, counted from the first, pay one minor unit more than ``least``.
  package var payingOneMore: Int { Int(total.minor % Int64(people)) }

  /// Everyone's share in minor units, the first person's first.
  package var minorUnits: [Int64] {
    let least = least.minor
    let payingOneMore = payingOneMore
    return (0..<people).map { $0 < payingOneMore ? least + 1 : least }
  }
}

/// A total handed out to people who pay alike, to the last minor unit or, in cash, to the last coin: the first ones pay
/// one unit more than the others.
package struct EvenShares: Hashable, Sendable {
  package let total: Money
  package let people: Int
  /// What two shares can differ by, in minor units; the total is a multiple of it.
  let step: Int64

  package init(total: Money, split: Split) {
    self.init(total: total, split: split, step: 1)
  }

  init(total: Money, split: Split, step: Int64) {
    self.total = total
    people = split.people
    self.step = step
  }

  /// The least that anyone pays.
  ///
  /// A batch asks for millions of these, all of step 1, so that one goes without the divisions by it.
  package var least: Money {
    let minor = step == 1 ? total.minor / Int64(people) : total.minor / step / Int64(people) * step
    return Money(minor: minor, currency: total.currency)
  }

  /// What the first person pays, the most that anyone pays.
  package var first: Money {
    Money(minor: least.minor + (payingOneMore > 0 ? step : 0), currency: total.currency)
  }

  /// How many people, counted from the first, pay one unit more than ``least``.
  package var payingOneMore: Int {
    step == 1 ? Int(total.minor % Int64(people)) : Int(total.minor / step % Int64(people))
  }

  /// Everyone's share in minor units, the first person's first.
  package var minorUnits: [Int64] {
    let least = least.minor
    let payingOneMore = payingOneMore
    return (0..<people).map { $0 < payingOneMore ? least + step : least }
  }
}

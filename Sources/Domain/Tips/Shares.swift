/// A total handed out to people to the last minor unit, or in cash to the last coin.
///
/// The rule is the largest remainder method. Where everyone pays alike, the first ones pay one unit more than the others.
package struct Shares: Hashable, Sendable {
  package let total: Money
  package let people: Int
  /// What two even shares can differ by, in minor units.
  private let step: Int64
  /// Everyone's share in minor units where not all pay alike.
  private let list: [Int64]?

  /// Even shares.
  package init(total: Money, split: Split) {
    self.total = total
    people = split.people
    step = 1
    list = nil
  }

  /// Even shares of a multiple of `step` minor units, each of which is one.
  init(total: Money, split: Split, step: Int64) {
    self.total = total
    people = split.people
    self.step = step
    list = nil
  }

  /// Shares that have been worked out, each one's in minor units.
  package init(total: Money, list: [Int64]) {
    self.total = total
    people = list.count
    step = 1
    self.list = list
  }

  /// Whether all pay alike, but for the units that can't be split.
  package var isEven: Bool { list == nil }

  /// The least that anyone pays.
  package var least: Money {
    if let list { return money(list.min() ?? 0) }
    if step == 1 { return money(total.minor / Int64(people)) }
    return money(total.minor / step / Int64(people) * step)
  }

  /// What the first person pays: the most, where all pay alike.
  package var first: Money {
    if let list { return money(list.first ?? 0) }
    return money(least.minor + (payingOneMore > 0 ? step : 0))
  }

  /// How many people, counted from the first, pay one unit more than ``least``; 0 where not all pay alike.
  package var payingOneMore: Int {
    if list != nil { return 0 }
    return step == 1 ? Int(total.minor % Int64(people)) : Int(total.minor / step % Int64(people))
  }

  /// Whether someone pays more than someone else.
  package var differ: Bool {
    if let list { return list.contains { $0 != list.first } }
    return payingOneMore > 0
  }

  /// Everyone's share in minor units, the first person's first.
  package var minorUnits: [Int64] {
    if let list { return list }
    let least = least.minor
    let payingOneMore = payingOneMore
    return (0..<people).map { $0 < payingOneMore ? least + step : least }
  }

  /// The shares in order, equal ones side by side taken together.
  package var runs: [(count: Int, share: Money)] {
    guard let list else {
      let more = payingOneMore
      let others = (people - more, least)
      return more > 0 ? [(more, first), others] : [others]
    }
    var runs: [(count: Int, share: Money)] = []
    for share in list {
      if runs.last?.share.minor == share {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((1, money(share)))
      }
    }
    return runs
  }

  private func money(_ minor: Int64) -> Money { Money(minor: minor, currency: total.currency) }
}

/// A total handed out to people to the last unit, by the largest remainder method.
package enum Shares: Hashable, Sendable {
  case even(EvenShares)
  /// What each one pays, in minor units, where not all pay alike.
  case listed([Int64], total: Money)

  package var total: Money {
    switch self {
    case .even(let shares): shares.total
    case .listed(_, let total): total
    }
  }

  package var people: Int {
    switch self {
    case .even(let shares): shares.people
    case .listed(let list, _): list.count
    }
  }

  /// Whether nothing but the number of people says who pays how much.
  package var areEven: Bool { if case .even = self { true } else { false } }

  /// Whether someone pays more than someone else.
  package var differ: Bool {
    switch self {
    case .even(let shares): shares.payingOneMore > 0
    case .listed(let list, _): list.contains { $0 != list.first }
    }
  }

  /// The least that anyone pays.
  package var least: Money {
    switch self {
    case .even(let shares): shares.least
    case .listed(let list, _): money(list.min() ?? 0)
    }
  }

  /// What the first person pays: the most, where all pay alike.
  package var first: Money {
    switch self {
    case .even(let shares): shares.first
    case .listed(let list, _): money(list.first ?? 0)
    }
  }

  /// Everyone's share in minor units, the first person's first.
  package var minorUnits: [Int64] {
    switch self {
    case .even(let shares): shares.minorUnits
    case .listed(let list, _): list
    }
  }

  /// Calls back with the shares in order, equal ones side by side taken together: how many pay so, and how much.
  package func forEachRun(_ take: (Int, Money) -> Void) {
    switch self {
    case .even(let shares):
      let more = shares.payingOneMore
      if more > 0 { take(more, shares.first) }
      take(shares.people - more, shares.least)
    case .listed(let list, _):
      var rest = list[...]
      while let share = rest.first {
        let run = rest.prefix { $0 == share }
        take(run.count, money(share))
        rest = rest.dropFirst(run.count)
      }
    }
  }

  private func money(_ minor: Int64) -> Money { Money(minor: minor, currency: total.currency) }
}

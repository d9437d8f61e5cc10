/// How a total is shared where not everyone pays alike.
package enum Parts: Hashable, Sendable {
  /// Each one's share of the whole: 2:1:1.
  case weights([Int64])
  /// Each one's percentage; what does not come to 100 % is shared in the same proportion.
  case percents([Percent])
  /// What each one had.
  case items([Item])

  /// How many people can be told apart.
  package static let people = 2...99
  /// What each weight can be.
  package static let weightRange = 0...Int64(999_999)
  /// How many items there can be.
  package static let itemLimit = 999

  /// What someone ordered, alone or together with others.
  package struct Item: Hashable, Sendable {
    package let price: Money
    /// Who shares it alike, each by an index from 0; empty for everyone.
    package let people: [Int]

    package init(price: Money, people: [Int]) {
      self.price = price
      self.people = people
    }
  }

  package var items: [Item] { if case .items(let items) = self { items } else { [] } }

  /// How many people the parts are for; nil where they don't say.
  package var count: Int? {
    switch self {
    case .weights(let weights): weights.count
    case .percents(let percents): percents.count
    case .items: nil
    }
  }

  /// Each one's weight in the sharing, of so many people; nil where that is too large to calculate.
  func weights(people: Int) -> [Int64]? {
    switch self {
    case .weights(let weights): weights
    case .percents(let percents): percents.map(\.hundredths)
    case .items(let items): Self.weights(of: items, people: people)
    }
  }

  /// What each one had, in fractions of a minor unit so small that every shared item comes out exactly.
  private static func weights(of items: [Item], people: Int) -> [Int64]? {
    var fraction: Int64 = 1
    for item in items {
      let count = Int64(item.people.isEmpty ? people : item.people.count)
      let (product, overflow) = fraction.multipliedReportingOverflow(
        by: count / greatestDivisor(fraction, count))
      if overflow { return nil }
      fraction = product
    }
    var weights = Array(repeating: Int64(0), count: people)
    for item in items {
      let sharers = item.people.isEmpty ? Array(0..<people) : item.people
      let (part, overflow) = item.price.minor.multipliedReportingOverflow(by: fraction / Int64(sharers.count))
      if overflow { return nil }
      for person in sharers {
        let (sum, overflow) = weights[person].addingReportingOverflow(part)
        if overflow { return nil }
        weights[person] = sum
      }
    }
    return weights
  }

  private static func greatestDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    second == 0 ? first : greatestDivisor(second, first % second)
  }
}

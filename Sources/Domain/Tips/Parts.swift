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
  /// What each percentage can be, in hundredths.
  package static let percentRange = 0...Int64(10_000_000)
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

  /// Each one's weight in the sharing, of so many people; nil where their sum is too large to calculate.
  package func weights(people: Int) -> [UInt128]? {
    switch self {
    case .weights(let weights): weights.map { UInt128($0) }
    case .percents(let percents): percents.map { UInt128($0.hundredths) }
    case .items(let items): Self.weights(of: items, people: people)
    }
  }

  /// What each one had, in fractions of a minor unit so small that every shared item comes out exactly.
  private static func weights(of items: [Item], people: Int) -> [UInt128]? {
    var fraction: UInt128 = 1
    for item in items {
      let count = UInt128(item.people.isEmpty ? people : item.people.count)
      let (multiple, overflow) = fraction.multipliedReportingOverflow(
        by: count / greatestDivisor(fraction, count))
      if overflow { return nil }
      fraction = multiple
    }
    // The largest sum of the prices leaves so much room for the fraction.
    guard fraction <= UInt128.max >> 64 else { return nil }
    var weights = Array(repeating: UInt128(0), count: people)
    for item in items {
      let sharers = item.people.isEmpty ? Array(0..<people) : item.people
      for person in sharers where weights.indices.contains(person) {
        weights[person] += UInt128(item.price.minor) * (fraction / UInt128(sharers.count))
      }
    }
    return weights
  }

  private static func greatestDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    second == 0 ? first : greatestDivisor(second, first % second)
  }
}

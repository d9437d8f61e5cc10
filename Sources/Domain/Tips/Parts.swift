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
  func weights(people: Int) -> [UInt128]? {
    switch self {
    case .weights(let weights): weights.map { UInt128($0) }
    case .percents(let percents): percents.map { UInt128($0.hundredths) }
    case .items(let items): ItemWeights.of(items, people: people)
    }
  }
}

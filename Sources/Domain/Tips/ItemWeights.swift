/// What each one had of some items, as weights for sharing a bill.
enum ItemWeights {
  /// Each one's part of the items, of so many people, in fractions of a minor unit so small that every shared item comes
  /// out exactly; nil where that is too large to calculate.
  static func of(_ items: [Parts.Item], people: Int) -> [UInt128]? {
    guard let fraction = fraction(for: items, people: people) else { return nil }
    var ofEveryone: UInt128 = 0
    var weights = Array(repeating: UInt128(0), count: people)
    for item in items {
      let sharers = item.people.isEmpty ? people : item.people.count
      let part = UInt128(item.price.minor) * (fraction / UInt128(sharers))
      if item.people.isEmpty {
        guard let sum = add(part, to: ofEveryone) else { return nil }
        ofEveryone = sum
      }
      for person in item.people where weights.indices.contains(person) {
        guard let sum = add(part, to: weights[person]) else { return nil }
        weights[person] = sum
      }
    }
    for person in weights.indices {
      guard let sum = add(ofEveryone, to: weights[person]) else { return nil }
      weights[person] = sum
    }
    return weights
  }

  /// How many parts a minor unit is cut into: the least common multiple of the numbers of sharers; nil above 2^64, to
  /// leave room for a price.
  private static func fraction(for items: [Parts.Item], people: Int) -> UInt128? {
    var fraction: UInt128 = 1
    for item in items {
      let sharers = UInt128(item.people.isEmpty ? people : item.people.count)
      fraction *= sharers / greatestDivisor(fraction, sharers)
      if fraction > UInt128.max >> 64 { return nil }
    }
    return fraction
  }

  private static func add(_ part: UInt128, to sum: UInt128) -> UInt128? {
    let (sum, overflow) = sum.addingReportingOverflow(part)
    return overflow ? nil : sum
  }

  private static func greatestDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    second == 0 ? first : greatestDivisor(second, first % second)
  }
}

/// A place that a trip can go to.
package struct Destination: Hashable, Sendable {
  /// What a fare can be, in minor units: no price of a trip overflows with it.
  package static let fares: ClosedRange<Int64> = 0...1_000_000_000_000

  /// The stable name in transcripts and databases.
  package let id: String
  package let name: Name
  /// For one passenger.
  package let fare: Money

  /// Nil when the fare is outside ``fares``.
  package init?(id: String, name: Name, fare: Money) {
    guard Self.fares.contains(fare.minor) else { return nil }
    self.init(unchecked: id, name, fare)
  }

  /// For a destination that was saved.
  package init(saved id: String, _ name: Name, _ fare: Money) {
    let minor = min(max(fare.minor, Self.fares.lowerBound), Self.fares.upperBound)
    self.init(unchecked: id, name, Money(minor: minor, currency: fare.currency))
  }

  /// For a fare that is known to be in range.
  init(unchecked id: String, _ name: Name, _ fare: Money) {
    self.id = id
    self.name = name
    self.fare = fare
  }
}

/// For how many passengers a trip can be booked.
package struct PassengerKind: Hashable, Sendable {
  package static let counts = 1...99

  package let id: String
  package let name: Name
  package let count: Int

  /// Nil when the count is outside ``counts``.
  package init?(id: String, name: Name, count: Int) {
    guard Self.counts.contains(count) else { return nil }
    self.init(unchecked: id, name, count)
  }

  /// For a kind that was saved.
  package init(saved id: String, _ name: Name, _ count: Int) {
    self.init(unchecked: id, name, min(max(count, Self.counts.lowerBound), Self.counts.upperBound))
  }

  /// For a count that is known to be in range.
  init(unchecked id: String, _ name: Name, _ count: Int) {
    self.id = id
    self.name = name
    self.count = count
  }
}

/// How a passenger sits, which multiplies the fare.
package struct Seat: Hashable, Sendable {
  package let id: String
  package let name: Name
  package let multiplier: Multiplier

  package init(id: String, name: Name, multiplier: Multiplier) {
    self.id = id
    self.name = name
    self.multiplier = multiplier
  }
}

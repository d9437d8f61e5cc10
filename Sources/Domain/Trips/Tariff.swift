/// Everything that can be booked, each row in the order of its numbers from 1.
package struct Tariff: Hashable, Sendable {
  /// How many entries each row can have.
  package static let lengths = 1...99

  package let destinations: [Destination]
  package let passengers: [PassengerKind]
  package let seats: [Seat]

  /// Nil when the length of a row is outside ``lengths``.
  package init?(destinations: [Destination], passengers: [PassengerKind], seats: [Seat]) {
    guard [destinations.count, passengers.count, seats.count].allSatisfy(Self.lengths.contains) else {
      return nil
    }
    self.init(unchecked: destinations, passengers, seats)
  }

  private init(unchecked destinations: [Destination], _ passengers: [PassengerKind], _ seats: [Seat]) {
    self.destinations = destinations
    self.passengers = passengers
    self.seats = seats
  }

  /// The trip of a choice from these rows.
  package func trip(_ choice: TripChoice) -> Trip {
    Trip(
      destination: destinations[choice.destination], passengers: passengers[choice.passengers],
      seat: seats[choice.seat])
  }

  /// What is on offer where a shop has not set anything else.
  package static let usual = Tariff(
    unchecked: [
      Destination(unchecked: "tokyo", Name(english: "Tokyo", korean: "도쿄"), dollars(150)),
      Destination(unchecked: "newyork", Name(english: "New York", korean: "뉴욕"), dollars(300)),
      Destination(unchecked: "incheon", Name(english: "Incheon", korean: "인천"), dollars(200)),
    ],
    [
      PassengerKind(unchecked: "single", Name(english: "single", korean: "1명"), 1),
      PassengerKind(unchecked: "double", Name(english: "double", korean: "2명"), 2),
    ],
    [
      Seat(id: "economy", name: Name(english: "economy", korean: "이코노미석"), multiplier: .one),
      Seat(
        id: "business", name: Name(english: "business", korean: "비즈니스석"),
        multiplier: Multiplier(unchecked: 1_500_000)),
    ])

  private static func dollars(_ dollars: Int64) -> Money {
    Money(minor: dollars * Currency.usd.unitsPerWhole, currency: .usd)
  }
}

/// Which entry of each row of a tariff is chosen, as indices from 0.
package struct TripChoice: Hashable, Sendable {
  package var destination = 0
  package var passengers = 0
  package var seat = 0

  /// The first entry of each row.
  package init() {}
}

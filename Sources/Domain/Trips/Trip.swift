/// What a guest can book: a destination, for so many passengers, in such seats.
package struct Trip: Hashable, Sendable {
  package let destination: Destination
  package let passengers: PassengerKind
  package let seat: Seat

  package init(destination: Destination, passengers: PassengerKind, seat: Seat) {
    self.destination = destination
    self.passengers = passengers
    self.seat = seat
  }

  /// How many millionths make one.
  private static let whole: Int128 = 1_000_000

  /// The price in millionths of a minor unit: fare x passengers x multiplier.
  private var exact: Int128 {
    Int128(destination.fare.minor) * Int128(passengers.count) * Int128(seat.multiplier.millionths)
  }

  /// Fare x passengers x multiplier, rounded half away from zero to the minor unit.
  ///
  /// It can't overflow: the ranges of the three see to that.
  package var price: Money {
    Money(minor: Int64((exact + Self.whole / 2) / Self.whole), currency: destination.fare.currency)
  }

  /// Whether the price is not exactly the product.
  package var isRounded: Bool { exact % Self.whole != 0 }
}

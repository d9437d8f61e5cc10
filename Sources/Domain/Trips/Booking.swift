/// An instant, and the shop's day in which it lies.
package struct Moment: Hashable, Sendable {
  package let day: Day
  /// Seconds since 1970-01-01T00:00Z.
  package let instant: Int

  package init(day: Day, instant: Int) {
    self.day = day
    self.instant = instant
  }
}

/// What tells one visit from every other, on this terminal and all others: 128 bits by chance.
package struct VisitKey: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let text: String

  package init(using random: inout some RandomNumberGenerator) {
    let halves = [random.next(), random.next()].map { String($0, radix: 16) }
    text = halves.map { String(repeating: "0", count: 16 - $0.utf8.count) + $0 }.joined()
  }

  /// For a text that was a key's, such as one that was saved.
  package init(saved text: String) {
    self.text = text
  }
}

/// A trip that was booked.
package struct Booking: Hashable, Sendable {
  package let reference: Reference
  /// The trip as it was offered then.
  package let trip: Trip
  package let made: Moment
  /// When the staff cancelled it; nil while it stands.
  package let cancelled: Moment?
  /// Whether a screen with the reference on it was drawn.
  package let wasShown: Bool

  package init(reference: Reference, trip: Trip, made: Moment, cancelled: Moment?, wasShown: Bool) {
    self.reference = reference
    self.trip = trip
    self.made = made
    self.cancelled = cancelled
    self.wasShown = wasShown
  }
}

/// What came of booking a trip.
package enum Booked: Hashable, Sendable {
  case new(Booking)
  /// The same visit had booked the same trip before.
  case before(Booking)
}

/// A booking that nobody knows of, and the visit that it was made in.
package struct UnseenBooking: Hashable, Sendable {
  package let visit: VisitKey
  package let trip: Trip

  package init(visit: VisitKey, trip: Trip) {
    self.visit = visit
    self.trip = trip
  }
}

/// What came of cancelling a booking.
package enum Cancelling: Hashable, Sendable {
  case done(Booking)
  /// It was cancelled before.
  case before(Booking)
  case unknown
}

/// The standing bookings of a day to one destination, together.
package struct BookingTotal: Hashable, Sendable {
  package let day: Day
  /// The destination's stable name, and what it was called in the last of the bookings.
  package let destination: String
  package let name: Name
  package let bookings: Int
  package let passengers: Int
  package let price: Money

  package init(day: Day, destination: String, name: Name, bookings: Int, passengers: Int, price: Money) {
    self.day = day
    self.destination = destination
    self.name = name
    self.bookings = bookings
    self.passengers = passengers
    self.price = price
  }
}

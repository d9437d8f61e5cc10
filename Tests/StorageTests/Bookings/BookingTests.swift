import Domain
import TestSupport
import Testing

@testable import Storage

@Test(arguments: [
  ("USD", 2, Int64(15_000), 2, Int64(1_500_000), Int64(45_000)), ("JPY", 0, 12_345, 1, 1_500_000, 18_518),
  ("KRW", 0, 199_000, 99, 1_000_000, 19_701_000), ("KWD", 3, 1_251, 1, 1_234_567, 1_544),
  ("CLF", 4, 1, 1, 1, 0), ("EUR", 2, 1_000_000_000_000, 99, 1_000_000_000, 99_000_000_000_000_000),
])
func `a booking reads back as it was made`(
  code: String, digits: Int, fare: Int64, count: Int, millionths: Int64, price: Int64
) throws {
  let bookings = try SQLiteBookings.inMemory()
  let currency = Currency(code: code, digits: digits)
  let trip = try Trip(to: "o'slo; --", fare: fare, in: currency, passengers: count, millionths: millionths)
  let moment = try Moment.later(3, instant: 1_796_300_000)
  let made = try bookings.bookNew(trip, visit: 1, at: moment)
  #expect(made.trip == trip)
  #expect(made.made == moment)
  #expect(made.cancelled == nil)
  #expect(!made.wasShown)
  #expect(Reference(typed: made.reference.text) == made.reference)
  let read = try #require(try bookings.booking(made.reference))
  #expect(read == made)
  #expect(read.trip.destination.name == Name(english: "o'slo; -- in English", korean: "한국어로 o'slo; --"))
  #expect(read.trip.price == Money(minor: price, currency: currency))
  #expect(try bookings.database.number("SELECT price FROM bookings") == price)
}

@Test
func `a visit books the same trip once, whatever time it is and wherever it is asked again`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let trip = try Trip(to: "oslo")
  let made = try bookings.bookNew(trip, visit: 1, terminal: "here")
  for _ in 0..<3 {
    let again = try bookings.book(trip, visit: .visit(1), terminal: "there", at: .later(1))
    #expect(again == .before(made))
  }
  #expect(try bookings.all() == [made])
}

@Test
func `another trip, or another visit, is another booking`() throws {
  let bookings = try SQLiteBookings.inMemory()
  var references: Set<Reference> = []
  for visit in 1...2 {
    for trip in [
      try Trip(to: "oslo"), try Trip(to: "rome"), try Trip(to: "oslo", passengers: 2),
      try Trip(to: "oslo", millionths: 1_500_000),
    ] {
      let booking = try bookings.bookNew(trip, visit: visit)
      #expect(booking.trip == trip)
      references.insert(booking.reference)
    }
  }
  #expect(references.count == 8)
  #expect(Set(try bookings.all().map(\.reference)) == references)
}

@Test
func `a booking keeps the fare of its day when the tariff has changed since`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let made = try bookings.bookNew(Trip(to: "oslo", fare: 100), visit: 1)
  let again = try bookings.book(Trip(to: "oslo", fare: 200), visit: .visit(1), terminal: nil, at: .later())
  #expect(again == .before(made))
  #expect(try bookings.booking(made.reference)?.trip.price.minor == 100)
}

@Test
func `a reference that is taken is never given again, not even that of a cancelled booking`() throws {
  let database = try Database.inMemory()
  var source = ReferenceSource.seeded(9)
  let expected = (0..<4).map { _ in source.next() }
  var given: [Reference] = []
  for visit in 1...4 {
    // Each begins with the references that all those before it have taken.
    let bookings = SQLiteBookings(database: database, references: .seeded(9))
    given.append(try bookings.bookNew(Trip(to: "oslo"), visit: visit).reference)
    _ = try bookings.cancel(given[visit - 1], at: .later())
  }
  #expect(given == expected)
}

@Test
func `a booking that was shown says so, and no other`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let trip = try Trip(to: "oslo")
  let (shown, other) = (try bookings.bookNew(trip, visit: 1), try bookings.bookNew(trip, visit: 2))
  try bookings.noteShown(shown.reference)
  try bookings.noteShown(shown.reference)
  #expect(try bookings.booking(shown.reference)?.wasShown == true)
  #expect(try bookings.booking(other.reference) == other)
  guard case .before(let again) = try bookings.book(trip, visit: .visit(1), terminal: nil, at: .later()) else {
    Issue.record("the trip was booked twice")
    return
  }
  #expect(again.wasShown)
  #expect(again.reference == shown.reference)
}

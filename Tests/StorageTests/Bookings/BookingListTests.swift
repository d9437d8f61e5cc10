import Domain
import TestSupport
import Testing

@testable import Storage

private struct Enough: Error {}

@Test
func `cancelling is done once, says so when it was done, and keeps the booking`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let trip = try Trip(to: "oslo")
  let (made, other) = (try bookings.bookNew(trip, visit: 1), try bookings.bookNew(trip, visit: 2))
  let moment = try Moment.later(1, instant: 1_796_100_000)
  let cancelled = Booking(
    reference: made.reference, trip: trip, made: made.made, cancelled: moment, wasShown: false)
  #expect(try bookings.cancel(made.reference, at: moment) == .done(cancelled))
  #expect(try bookings.cancel(made.reference, at: .later(2)) == .before(cancelled))
  #expect(try bookings.all() == [cancelled, other])
  // The visit is told of it and gets no other booking of the same trip.
  #expect(try bookings.book(trip, visit: .visit(1), terminal: nil, at: .later(2)) == .before(cancelled))
}

@Test
func `a reference that no booking has is unknown`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let made = try bookings.bookNew(Trip(to: "oslo"), visit: 1)
  let unknown = Reference(saved: "222222")
  #expect(try bookings.cancel(unknown, at: .later()) == .unknown)
  #expect(try bookings.booking(unknown) == nil)
  try bookings.noteShown(unknown)
  #expect(try bookings.all() == [made])
}

@Test
func `bookings are listed in the order in which they were made, all or those of a day`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let made = try [1, 0, -800_000, 1, 0].enumerated().map { index, days in
    let day = days < 0 ? Day.first : try Day.later(days)
    return try bookings.bookNew(
      Trip(to: "oslo"), visit: index, at: Moment(day: day, instant: 9 - index))
  }
  #expect(try bookings.all() == made)
  #expect(try bookings.all(on: .ofTests) == [made[1], made[4]])
  #expect(try bookings.all(on: .later(1)) == [made[0], made[3]])
  #expect(try bookings.all(on: .first) == [made[2]])
  #expect(try bookings.all(on: .later(2)) == [])
}

@Test
func `who has seen enough of a list ends it and can go on`() throws {
  let bookings = try SQLiteBookings.inMemory()
  for visit in 1...3 { try bookings.bookNew(Trip(to: "oslo"), visit: visit) }
  var seen = 0
  #expect(throws: Enough.self) {
    try bookings.forEachBooking(on: nil) { _ in
      seen += 1
      if seen == 2 { throw Enough() }
    }
  }
  #expect(seen == 2)
  try bookings.bookNew(Trip(to: "oslo"), visit: 4)
  #expect(try bookings.all().count == 4)
}

import Domain
import TestSupport
import Testing

@testable import Storage

/// Bookings of two days, two destinations and two currencies, of which one was cancelled.
private func season() throws -> SQLiteBookings {
  let bookings = try SQLiteBookings.inMemory()
  let (oslo, won) = (try Trip(to: "oslo"), try Trip(to: "oslo", fare: 199_000, in: .won))
  try bookings.bookNew(Trip(to: "rome", passengers: 3), visit: 1, at: .later(1))
  try bookings.bookNew(oslo, visit: 2)
  try bookings.bookNew(Trip(to: "rome", fare: 101, millionths: 1_500_000), visit: 3)
  try bookings.bookNew(Trip(to: "oslo", passengers: 2), visit: 4)
  try bookings.bookNew(won, visit: 5)
  let cancelled = try bookings.bookNew(oslo, visit: 6)
  try bookings.bookNew(Trip(to: "rome", fare: 101, millionths: 1_500_000), visit: 7)
  try bookings.bookNew(oslo, visit: 8, at: .later(1))
  _ = try bookings.cancel(cancelled.reference, at: .later())
  return bookings
}

private func total(
  _ days: Int, _ destination: String, bookings: Int, passengers: Int, _ minor: Int64,
  _ currency: Currency = .usd
) throws -> BookingTotal {
  BookingTotal(
    day: try .later(days), destination: destination,
    name: Name(english: "\(destination) in English", korean: "한국어로 \(destination)"), bookings: bookings,
    passengers: passengers, price: Money(minor: minor, currency: currency))
}

@Test
func `totals are by day, destination and currency, without what was cancelled`() throws {
  let bookings = try season()
  let today = [
    try total(0, "oslo", bookings: 2, passengers: 3, 45_000),
    // 152 twice: the prices that guests were shown are added, not what they were rounded from.
    try total(0, "rome", bookings: 2, passengers: 2, 304),
    try total(0, "oslo", bookings: 1, passengers: 1, 199_000, .won),
  ]
  let tomorrow = [
    try total(1, "rome", bookings: 1, passengers: 3, 45_000),
    try total(1, "oslo", bookings: 1, passengers: 1, 15_000),
  ]
  #expect(try bookings.totals(on: nil) == today + tomorrow)
  #expect(try bookings.totals(on: .ofTests) == today)
  #expect(try bookings.totals(on: .later(1)) == tomorrow)
  #expect(try bookings.totals(on: .later(2)) == [])
}

@Test
func `a day whose every booking was cancelled has no totals`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let booking = try bookings.bookNew(Trip(to: "oslo"), visit: 1)
  #expect(try bookings.totals(on: nil).count == 1)
  _ = try bookings.cancel(booking.reference, at: .later())
  #expect(try bookings.totals(on: nil) == [])
}

@Test
func `a destination that was renamed has the name of its last booking`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let old = try Trip(to: "oslo")
  let name = Name(english: "Christiania", korean: "크리스티아니아")
  let new = Trip(
    destination: try #require(Destination(id: "oslo", name: name, fare: old.destination.fare)),
    passengers: old.passengers, seat: old.seat)
  for (visit, trip) in [old, old, new].enumerated() { try bookings.bookNew(trip, visit: visit) }
  #expect(try bookings.totals(on: nil).map(\.name) == [name])
  try bookings.bookNew(old, visit: 9)
  #expect(try bookings.totals(on: nil).map(\.name) == [old.destination.name])
}

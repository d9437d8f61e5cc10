import Domain
import TestSupport
import Testing

@testable import Storage

/// What became of a booking at the terminal.
enum Fate {
  case left, shown, cancelled
}

@Test(arguments: [
  ([], nil), ([Fate.left], 1), ([.shown], nil), ([.cancelled], nil), ([.shown, .left], 2),
  ([.left, .shown], nil), ([.left, .cancelled], nil), ([.left, .left], 2), ([.cancelled, .shown, .left], 3),
])
func `the visit of the last booking at a terminal is unfinished if nobody saw it`(
  fates: [Fate], unfinished: Int?
) throws {
  let bookings = try SQLiteBookings.inMemory()
  for (index, fate) in fates.enumerated() {
    let booking = try bookings.bookNew(Trip(to: "oslo"), visit: index + 1, terminal: "here")
    switch fate {
    case .left: break
    case .shown: try bookings.noteShown(booking.reference)
    case .cancelled: _ = try bookings.cancel(booking.reference, at: .later())
    }
  }
  #expect(try bookings.unseenBooking(at: "here")?.visit == unfinished.map(VisitKey.visit))
}

@Test
func `a visit at another terminal, or at none, is nobody's to go on with`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let terminals = ["here", "there", nil, "", "Here", "her"]
  for (visit, terminal) in terminals.enumerated() {
    try bookings.bookNew(Trip(to: "oslo"), visit: visit, terminal: terminal)
  }
  for (visit, terminal) in terminals.enumerated() {
    guard let terminal else { continue }
    #expect(try bookings.unseenBooking(at: terminal)?.visit == .visit(visit))
  }
  #expect(try bookings.unseenBooking(at: "elsewhere")?.visit == nil)
}

@Test
func `a visit of which one booking was shown is unfinished by the one behind it`() throws {
  let bookings = try SQLiteBookings.inMemory()
  let first = try bookings.bookNew(Trip(to: "oslo"), visit: 1, terminal: "here")
  try bookings.noteShown(first.reference)
  #expect(try bookings.unseenBooking(at: "here")?.visit == nil)
  try bookings.bookNew(Trip(to: "rome"), visit: 1, terminal: "here")
  #expect(try bookings.unseenBooking(at: "here")?.visit == .visit(1))
}

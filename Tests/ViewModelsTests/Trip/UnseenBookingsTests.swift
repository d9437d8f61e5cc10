import Audio
import Domain
import Storage
import TestSupport
import Testing
import ViewModels

/// A database that the program booked in just before it ended, and the reference that nobody saw.
private func afterACrash(at terminal: String?) throws -> (database: Database, unseen: Reference) {
  let database = try Database.inMemory()
  var guest = try TripGuest(over: database, terminal: terminal)
  try guest.book()
  try guest.book()
  return (database, try #require(guest.reference))
}

private func count(in database: Database) throws -> Int {
  var count = 0
  try SQLiteBookings(database: database, references: .system).forEachBooking(on: nil) { _ in count += 1 }
  return count
}

@Test
func `a guest who books at the same terminal what a crash kept unseen gets that booking, as a new one`() throws
{
  let (database, unseen) = try afterACrash(at: "here")
  var guest = try TripGuest(over: database, terminal: "here")
  #expect(try guest.bookAndSee() == unseen)
  #expect(guest.notice == .booked(unseen))
  #expect(guest.kiosk.printout != nil)
  #expect(guest.player.sounds == [.confirmed])
  #expect(try count(in: database) == 1)
  // The guest behind that one gets a booking of their own, as does one behind a start from anew.
  try guest.reset()
  #expect(try guest.bookAndSee() != unseen)
  var later = try TripGuest(over: database, terminal: "here")
  #expect(try later.bookAndSee() != unseen)
  #expect(try count(in: database) == 3)
}

@Test
func `another trip at the same terminal is a booking of its own, and the unseen one is still to be had`() throws
{
  let (database, unseen) = try afterACrash(at: "here")
  var guest = try TripGuest(over: database, terminal: "here")
  try guest.choose("2", in: .destination)
  #expect(try guest.bookAndSee() != unseen)
  try guest.choose("1", in: .destination)
  #expect(try guest.bookAndSee() == unseen)
  #expect(try count(in: database) == 2)
}

@Test
func `what was seen in a visit whose last booking was not is nobody else's`() throws {
  let database = try Database.inMemory()
  var first = try TripGuest(over: database, terminal: "here")
  let seen = try first.bookAndSee()
  try first.choose("2", in: .destination)
  try first.book()
  try first.book()
  var next = try TripGuest(over: database, terminal: "here")
  #expect(try next.bookAndSee() != seen)
  #expect(try count(in: database) == 3)
}

@Test
func `a booking whose note failed is booked already, and not printed again`() throws {
  var guest = try TripGuest(terminal: "here")
  try guest.book()
  try guest.book()
  let reference = try #require(guest.reference)
  try guest.book()
  #expect(guest.notice == .alreadyBooked(reference))
  #expect(guest.kiosk.printout == nil)
}

@Test(
  arguments: [("here", "there"), ("there", "here"), ("here", nil), (nil, "here"), (nil, nil)]
    as [(String?, String?)])
func `at another terminal, or where there is none, the same trip is a booking of its own`(
  terminal: String?, other: String?
) throws {
  let (database, unseen) = try afterACrash(at: terminal)
  var guest = try TripGuest(over: database, terminal: other)
  #expect(try guest.bookAndSee() != unseen)
  #expect(try count(in: database) == 2)
}

@Test
func `a booking that was seen is no unfinished visit`() throws {
  let database = try Database.inMemory()
  var first = try TripGuest(over: database, terminal: "here")
  let seen = try first.bookAndSee()
  var second = try TripGuest(over: database, terminal: "here")
  #expect(try second.bookAndSee() != seen)
}

@Test
func `a terminal is asked about once, at the first booking`() throws {
  var guest = try TripGuest(terminal: "here")
  #expect(guest.bookings.calls.isEmpty)
  try guest.bookAndSee()
  try guest.reset()
  try guest.bookAndSee()
  #expect(guest.bookings.calls.first == .unseenBooking("here"))
  #expect(guest.bookings.calls.count { $0 == .unseenBooking("here") } == 1)
}

@Test
func `trouble in asking about the terminal books nothing, and the next book asks again`() throws {
  let (database, unseen) = try afterACrash(at: "here")
  var guest = try TripGuest(over: database, terminal: "here")
  guest.bookings.trouble = .ofTests
  try guest.book()
  #expect(throws: StorageTrouble.ofTests) { try guest.book() }
  guest.bookings.trouble = nil
  try guest.book()
  #expect(guest.reference == unseen)
  #expect(try count(in: database) == 1)
}

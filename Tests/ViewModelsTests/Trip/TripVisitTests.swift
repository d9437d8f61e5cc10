import Audio
import Domain
import Storage
import TestSupport
import Testing
import ViewModels

/// The bookings in a database, in the order in which they were made.
private func kept(in database: Database) throws -> [Booking] {
  var all: [Booking] = []
  try SQLiteBookings(database: database, references: .system).forEachBooking(on: nil) { all.append($0) }
  return all
}

@Test
func `the guest behind a reset is another visit and books the same trip again`() throws {
  let database = try Database.inMemory()
  var guest = try TripGuest(over: database)
  let first = try guest.bookAndSee()
  try guest.reset()
  #expect(guest.reference == nil)
  #expect(guest.step == .choice(.choose))
  #expect(guest.player.sounds == [.confirmed, .click])
  let second = try guest.bookAndSee()
  #expect(guest.notice == .booked(second))
  #expect(guest.kiosk.printout != nil)
  #expect(try kept(in: database).map(\.reference) == [first, second])
  #expect(Set(guest.bookings.visits).count == 2)
}

@Test
func `trouble while booking books nothing, and the next book makes just one`() throws {
  let database = try Database.inMemory()
  var guest = try TripGuest(over: database)
  try guest.book()
  let before = guest.kiosk.trip.state
  guest.bookings.trouble = .ofTests
  for _ in 0..<2 {
    #expect(throws: StorageTrouble.ofTests) { try guest.book() }
    #expect(guest.kiosk.trip.state.choice == before.choice)
    #expect(guest.kiosk.trip.state.step == before.step)
    #expect(guest.kiosk.printout == nil)
    #expect(!guest.kiosk.hasUnshown)
    #expect(guest.player.sounds.isEmpty)
  }
  guest.bookings.trouble = nil
  #expect(try guest.book() == nil)
  let made = try kept(in: database)
  #expect(made.map(\.reference) == [guest.reference])
  #expect(Set(guest.bookings.visits).count == 1)
}

@Test
func `a database that can't be opened books nothing, and is opened at the next book`() throws {
  let bookings = try RecordingBookings()
  var tries = 0
  let desk = BookingDesk(terminal: nil, now: BookingDesk.ofTests.now) { () throws(StorageTrouble) in
    tries += 1
    if tries < 3 { throw .ofTests }
    return bookings
  }
  var kiosk = Kiosk(testing: .trip, player: RecordingAudioPlayer(), desk: desk)
  #expect(try kiosk.book() == nil)
  #expect(tries == 0)
  for _ in 0..<2 { #expect(throws: StorageTrouble.ofTests) { try kiosk.book() } }
  for _ in 0..<3 { #expect(try kiosk.book() == nil) }
  #expect(tries == 3)
  #expect(Set(bookings.visits).count == 1)
}

@Test
func `a booking that the staff have cancelled is refused until the visit ends or the trip changes`() throws {
  let database = try Database.inMemory()
  var guest = try TripGuest(over: database)
  let reference = try guest.bookAndSee()
  let staff = SQLiteBookings(database: database, references: .system)
  guard case .done = try staff.cancel(reference, at: BookingDesk.ofTests.now()) else {
    Issue.record("it could not be cancelled")
    return
  }
  for _ in 0..<2 {
    #expect(try guest.book() == .bookingCancelled(reference))
    #expect(guest.kiosk.printout == nil)
    #expect(guest.kiosk.screen.sounds == ["refused"])
  }
  try guest.choose("2", in: .seat)
  let changed = try guest.bookAndSee()
  try guest.reset()
  let fresh = try guest.bookAndSee()
  #expect(Set([reference, changed, fresh]).count == 3)
  #expect(try kept(in: database).map(\.reference) == [reference, changed, fresh])
}

@Test
func `a note that can't be made is made with the next screen`() throws {
  let database = try Database.inMemory()
  var guest = try TripGuest(over: database, terminal: "here")
  try guest.book()
  try guest.book()
  guest.bookings.trouble = .ofTests
  #expect(throws: StorageTrouble.ofTests) { try guest.kiosk.noteShown() }
  guest.bookings.trouble = nil
  // The screen of another line; the next guest must not be given what this one has seen.
  try guest.reset()
  try guest.kiosk.noteShown()
  #expect(try kept(in: database).map(\.wasShown) == [true])
}

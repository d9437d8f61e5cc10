import Audio
import Domain
import TestSupport
import Testing
import ViewModels

@Test
func `the first book shows what would be booked and touches no database`() throws {
  var guest = try TripGuest()
  let before = guest.kiosk.screen
  #expect(try guest.book() == nil)
  #expect(guest.step == .choice(.review))
  #expect(guest.notice == .review(guest.kiosk.trip.trip))
  var after = guest.kiosk.screen
  after.answer = nil
  after.fields.removeLast()
  #expect(after.fields == before.fields.dropLast())
  after.fields = before.fields
  #expect(after == before)
  #expect(guest.bookings.calls.isEmpty)
  #expect(guest.kiosk.printout == nil)
  #expect(!guest.kiosk.hasUnshown)
}

@Test
func `the second book books, with a sound, a reference and a printed receipt`() throws {
  var guest = try TripGuest()
  try guest.choose("2", in: .seat)
  try guest.book()
  #expect(try guest.book() == nil)
  let reference = try #require(guest.reference)
  #expect(guest.step == .choice(.booked))
  #expect(guest.notice == .booked(reference))
  #expect(guest["trip.spelled"] == .text(reference.spelled))
  #expect(guest.kiosk.screen.sounds == ["confirmed"])
  #expect(guest.player.sounds == [.confirmed])
  #expect(guest.kiosk.hasUnshown)
  #expect(guest.bookings.visits.count == 1)
  let receipt = try #require(guest.kiosk.printout)
  #expect(receipt.title == .tripBooking)
  #expect(receipt.made == BookingDesk.ofTests.now())
  let values = receipt.rows.map(\.value)
  #expect(values.contains(.reference(reference)))
  #expect(values.contains(.amount(Money(minor: 22_500, currency: .usd))))
  #expect(values.contains(.breakdown(guest.kiosk.trip.trip)))
}

@Test
func `the third book and those behind it give the same reference and print nothing`() throws {
  var guest = try TripGuest()
  let reference = try guest.bookAndSee()
  for _ in 0..<3 {
    #expect(try guest.book() == nil)
    #expect(guest.notice == .alreadyBooked(reference))
    #expect(guest.reference == reference)
    #expect(guest.step == .choice(.booked))
    #expect(guest.kiosk.screen.sounds == ["confirmed"])
    #expect(guest.kiosk.printout == nil)
    #expect(!guest.kiosk.hasUnshown)
  }
  #expect(guest.bookings.shown == [reference])
}

@Test
func `the screen is noted as shown once, when it was drawn`() throws {
  var guest = try TripGuest()
  try guest.book()
  try guest.book()
  #expect(guest.bookings.shown == [])
  let reference = try #require(guest.reference)
  for _ in 0..<2 {
    try guest.kiosk.noteShown()
    #expect(guest.bookings.shown == [reference])
    #expect(!guest.kiosk.hasUnshown)
  }
}

@Test(arguments: ["1", "2"])
func `a choice behind the review goes back to choosing, even when it chooses the same`(text: String) throws {
  var guest = try TripGuest()
  try guest.book()
  try guest.choose(text, in: .destination)
  #expect(guest.step == .choice(.choose))
  try guest.book()
  #expect(guest.step == .choice(.review))
  #expect(guest.notice == .review(guest.kiosk.trip.trip))
  #expect(guest.bookings.calls.isEmpty)
}

@Test
func `a change behind a booking is a new booking, and back at the first trip it has its first reference`()
  throws
{
  var guest = try TripGuest()
  let first = try guest.bookAndSee()
  try guest.choose("2", in: .destination)
  #expect(guest.step == .choice(.choose))
  #expect(guest.reference == nil)
  #expect(guest["trip.spelled"] == nil)
  let second = try guest.bookAndSee()
  #expect(second != first)
  try guest.choose("1", in: .destination)
  #expect(guest.reference == nil)
  #expect(try guest.bookAndSee() == first)
  #expect(guest.notice == .alreadyBooked(first))
  #expect(guest.bookings.shown == [first, second])
  #expect(Set(guest.bookings.visits).count == 1)
}

@Test
func `choosing the same behind a booking leaves it booked`() throws {
  var guest = try TripGuest()
  let reference = try guest.bookAndSee()
  try guest.choose("1", in: .seat)
  #expect(guest.reference == reference)
  #expect(guest.step == .choice(.booked))
  #expect(guest.notice == nil)
}

@Test
func `a receipt on demand is that of the booking, and refused where there is none`() throws {
  var guest = try TripGuest()
  #expect(guest.kiosk.giveReceipt() == .nothingForReceipt)
  try guest.book()
  #expect(guest.kiosk.giveReceipt() == .nothingForReceipt)
  try guest.book()
  let printed = try #require(guest.kiosk.printout)
  try guest.kiosk.noteShown()
  try guest.line { kiosk in kiosk.giveReceipt() }
  #expect(guest.kiosk.screen.receipt == printed)
  #expect(guest.kiosk.printout == printed)
  try guest.choose("2", in: .seat)
  #expect(guest.kiosk.giveReceipt() == .nothingForReceipt)
}

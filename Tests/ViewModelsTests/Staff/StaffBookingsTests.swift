import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

struct StaffBookingsTests {
  @Test
  func `the bookings of a day are listed with their total, ten to a page`() throws {
    var guest = try StaffGuest.signedIn()
    let references = try guest.book(12)
    try guest.showBookings()
    #expect(guest.column(1) == references[..<10].map { .reference($0) })
    #expect(try guest.more() == nil)
    let rows = guest.kiosk.screen.table.rows
    #expect(rows.prefix(2).map { $0[1] } == references[10...].map { .reference($0) })
    #expect(rows.count == 3)
    #expect(rows.last?.first == .choice(.total))
    #expect(rows.last?.dropFirst(2) == [.count(12), .amount(Money(minor: 180_000, currency: .usd))])
    #expect(try guest.more() == .lastPage)
    #expect(try guest.back() == nil)
    #expect(guest.column(1) == references[..<10].map { .reference($0) })
  }

  @Test
  func `a page that the total fills just so is the last one`() throws {
    var guest = try StaffGuest.signedIn()
    _ = try guest.book(9)
    try guest.showBookings(of: .ofTests)
    #expect(guest.kiosk.screen.table.rows.count == 10)
    #expect(try guest.more() == .lastPage)
    try guest.showBookings(of: Day(year: 2026, month: 11, day: 28))
    #expect(guest.kiosk.screen.table == ScreenTable())
    #expect(try guest.back() == .firstPage)
  }

  @Test
  func `a booking is cancelled once, and what was done is noted`() throws {
    var guest = try StaffGuest.signedIn()
    let references = try guest.book(2)
    try guest.showBookings()
    #expect(try guest.cancel(references[0]) == nil)
    #expect(guest.notice == .bookingCancelled(references[0]))
    let rows = guest.kiosk.screen.table.rows
    #expect(rows[0].last == .choice(.cancelled))
    #expect(rows[1].last == .amount(Money(minor: 15_000, currency: .usd)))
    #expect(rows[2].contains(.count(1)))
    #expect(try guest.cancel(references[0]) == .bookingCancelledBefore(references[0]))
    let unknown = try #require(Reference(typed: "222222"))
    #expect(try guest.cancel(unknown) == .noSuchBooking("222222"))
    #expect(guest.kiosk.screen.table.rows == rows)
    let noted = try guest.books.acts().filter { $0.hasPrefix("booking-cancelled") }
    #expect(noted == ["booking-cancelled \(references[0])"])
  }

  @Test
  func `whoever is not signed in cancels nothing`() throws {
    var guest = try StaffGuest()
    let reference = try #require(try guest.book(1).first)
    #expect(try guest.cancel(reference) == .forStaff)
    #expect(try guest.books.bookings.booking(reference)?.cancelled == nil)
    try guest.showJournal()
    #expect(guest.kiosk.screen.table == ScreenTable())
  }
}

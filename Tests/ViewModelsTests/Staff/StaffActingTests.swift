import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

/// Somebody who has signed in.
private func signedIn() throws -> StaffGuest {
  var guest = try StaffGuest()
  #expect(try guest.signIn() == nil)
  return guest
}

extension StaffGuest {
  fileprivate mutating func more() throws -> Refusal? {
    try line { staff throws(StorageTrouble) in try staff.showNextPage() }
  }

  fileprivate mutating func back() throws -> Refusal? { try line { $0.showPreviousPage() } }

  fileprivate mutating func cancel(_ reference: Reference) throws -> Refusal? {
    try line { staff throws(StorageTrouble) in try staff.cancel(reference) }
  }

  fileprivate mutating func showJournal() throws {
    try line { staff throws(StorageTrouble) in
      try staff.showJournal()
      return nil
    }
  }

  fileprivate mutating func showBookings(of day: Day? = nil) throws {
    try line { staff throws(StorageTrouble) in
      try staff.showBookings(of: day)
      return nil
    }
  }

  /// Books so many trips, each in a visit of its own.
  fileprivate mutating func book(_ count: Int) throws -> [Reference] {
    try (0..<count).map { _ in
      kiosk.trip.reset()
      #expect(try kiosk.book() == nil)
      #expect(try kiosk.book() == nil)
      guard case .booked(let reference) = kiosk.trip.notice else { throw StorageTrouble.ofTests }
      return reference
    }
  }

  /// The values of a column.
  fileprivate func column(_ index: Int) -> [Value] { kiosk.screen.table.rows.map { $0[index] } }
}

struct StaffActingTests {
  @Test
  func `the journal is turned page by page, the newest first, and back`() throws {
    var guest = try signedIn()
    for number in 1...20 { try guest.kiosk.staff.note(.settingChanged("s\(number)")) }
    try guest.showJournal()
    let details = { (numbers: [Int]) in numbers.map { Value.text("s\($0)") } }
    let first = guest.kiosk.screen.table
    #expect(guest.column(3) == details(Array((11...20).reversed())))
    #expect(try guest.more() == nil)
    #expect(guest.column(3) == details(Array((1...10).reversed())))
    #expect(try guest.more() == nil)
    #expect(guest.column(2) == [.text("sign-in"), .text("account-added")])
    #expect(guest.column(1) == [.text("kim"), .text("root")])
    let last = guest.kiosk.screen.table
    #expect(try guest.more() == .lastPage)
    #expect(guest.kiosk.screen.table == last)
    #expect(try guest.back() == nil)
    #expect(try guest.back() == nil)
    #expect(guest.kiosk.screen.table == first)
    #expect(try guest.back() == .firstPage)
    #expect(guest.kiosk.screen.table == first)
  }

  @Test
  func `a page of the journal stays what it is while others act`() throws {
    var guest = try signedIn()
    for number in 1...20 { try guest.kiosk.staff.note(.settingChanged("s\(number)")) }
    try guest.showJournal()
    #expect(try guest.more() == nil)
    let page = guest.kiosk.screen.table.rows
    try guest.books.note(.soundTested, by: .user("root"), terminal: nil, at: BookingDesk.ofTests.now())
    try guest.line { _ in nil }
    #expect(guest.kiosk.screen.table.rows == page)
    #expect(try guest.back() == nil)
    #expect(guest.column(2).first == .text("sound-tested"))
  }

  @Test
  func `the bookings of a day are listed with their total, ten to a page`() throws {
    var guest = try signedIn()
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
    var guest = try signedIn()
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
    var guest = try signedIn()
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

  @Test
  func `a sign-out is noted, and nothing of the staff's is left`() throws {
    var guest = try signedIn()
    try guest.showJournal()
    try guest.line { staff throws(StorageTrouble) in
      staff.signOut()
      return nil
    }
    #expect(guest.notice == .signedOut)
    try guest.kiosk.noteShown()
    #expect(guest.kiosk.staff.state == guest.kiosk.staff.fresh)
    try guest.line { staff throws(StorageTrouble) in
      staff.signOut()
      return nil
    }
    #expect(guest.notice == nil)
    #expect(try guest.books.acts() == ["account-added kim", "sign-in", "sign-out"])
  }

  @Test
  func `trouble with the database changes nothing that the staff look at`() throws {
    var guest = try signedIn()
    let reference = try #require(try guest.book(1).first)
    try guest.showBookings()
    let (state, acts) = (guest.kiosk.staff.state, try guest.books.acts())
    guest.books.trouble = .ofTests
    #expect(throws: StorageTrouble.ofTests) { try guest.cancel(reference) }
    #expect(guest.kiosk.staff.state == state)
    #expect(throws: StorageTrouble.ofTests) { try guest.kiosk.staff.testSound() }
    #expect(guest.kiosk.staff.state == state)
    guest.books.trouble = nil
    #expect(try guest.books.bookings.booking(reference)?.cancelled == nil)
    #expect(try guest.books.acts() == acts)
  }
}

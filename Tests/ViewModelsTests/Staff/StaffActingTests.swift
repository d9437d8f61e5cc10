import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

struct StaffActingTests {
  @Test
  func `the journal is turned page by page, the newest first, and back`() throws {
    var guest = try StaffGuest.signedIn()
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
    var guest = try StaffGuest.signedIn()
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
  func `a sign-out is noted, and nothing of the staff's is left`() throws {
    var guest = try StaffGuest.signedIn()
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
    var guest = try StaffGuest.signedIn()
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

import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

struct SignInFieldTests {
  @Test
  func `the button is on once there are an ID and a password`() throws {
    var guest = try StaffGuest()
    let off = Value.button(.missingInfo, isOn: false)
    #expect(guest["button"] == off)
    guest.type(id: "kim")
    #expect(guest["button"] == off)
    #expect(guest["id"] == .text("kim"))
    guest.type(password: "secret")
    #expect(guest["button"] == .button(.signIn, isOn: true))
    #expect(guest["password"] == .entered(true))
    guest.type(password: "")
    #expect(guest["button"] == off)
    #expect(guest["password"] == .entered(false))
  }

  @Test
  func `the ID comes into focus, then the password, then the button`() throws {
    var guest = try StaffGuest()
    #expect(guest.kiosk.screen.focus == .staffID)
    guest.type(id: "kim")
    #expect(guest.kiosk.screen.focus == .password)
    guest.type(password: "")
    #expect(guest.kiosk.screen.focus == .password)
    guest.type(password: "x")
    #expect(guest.kiosk.screen.focus == .signIn)
    try guest.line { staff throws(StorageTrouble) in try staff.signIn() }
    #expect(guest.kiosk.screen.focus == .password)
    try guest.signIn()
    #expect(guest.kiosk.screen.focus == .staff)
  }

  @Test
  func `an ID can be as long as any may be, and no longer`() throws {
    var guest = try StaffGuest()
    let longest = String(repeating: "é", count: StaffID.limit)
    #expect(guest.kiosk.staff.enter(id: longest) == nil)
    #expect(guest.kiosk.staff.enter(id: longest + "x") == .lineTooLong(limit: StaffID.limit))
    #expect(guest["id"] == .text(longest))
  }

  @Test(arguments: [1, 511, 512, 513, 4_000])
  func `a password that is too long is seen to be one`(length: Int) throws {
    var guest = try StaffGuest()
    try guest.signIn("kim", String(repeating: "x", count: length))
    #expect(guest.books.tries.map(\.length) == [min(length, PasswordFault.limit + 1)])
  }

  @Test
  func `another password replaces the one before`() throws {
    var guest = try StaffGuest()
    guest.type(id: "kim")
    guest.type(password: "a much longer one")
    guest.type(password: "secret")
    #expect(guest.passwordLength == 6)
    #expect(guest.passwordLength == 0)
    #expect(try guest.signIn() == nil)
  }
}

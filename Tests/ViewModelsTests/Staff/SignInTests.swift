import Audio
import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

struct SignInTests {
  @Test
  func `a sign-in with something missing is refused and nobody is asked`() throws {
    var guest = try StaffGuest()
    for step in 0..<3 {
      if step == 1 { guest.type(id: "kim") }
      if step == 2 {
        guest = try StaffGuest()
        guest.type(password: "secret")
      }
      let before = guest.kiosk.staff.state
      #expect(try guest.line { staff throws(StorageTrouble) in try staff.signIn() } == .missingInfo)
      #expect(guest.kiosk.staff.state == before)
    }
    #expect(guest.books.tries.isEmpty)
    #expect(guest.player.sounds == [.refused])
  }

  @Test
  func `the right password signs in under the canonical ID and is gone`() throws {
    var guest = try StaffGuest()
    #expect(try guest.signIn(" KIM ") == nil)
    #expect(guest["signedIn"] == .flag(true))
    #expect(guest["id"] == .text("kim"))
    #expect(guest["password"] == .entered(false))
    #expect(guest.notice == StaffID(typed: "kim").map { .signedIn($0) })
    #expect(guest.passwordLength == 0)
    #expect(guest.player.sounds.isEmpty)
    #expect(try guest.books.acts() == ["account-added kim", "sign-in"])
  }

  @Test(arguments: [
    ("kim", "Secret"), ("kim", " secret"), ("kim", "secret "), ("lee", "secret"), ("\u{1}", "secret"),
  ])
  func `whatever is wrong, the answer is the same and the ID is kept`(id: String, password: String) throws {
    var guest = try StaffGuest()
    #expect(try guest.signIn(id, password) == .signInRefused)
    #expect(guest["id"] == .text(id))
    #expect(guest["password"] == .entered(false))
    #expect(guest["signedIn"] == .flag(false))
    #expect(guest.kiosk.screen.focus == .password)
    #expect(guest.passwordLength == 0)
    #expect(guest.kiosk.screen.sounds == ["refused"])
    #expect(guest.kiosk.screen.table == ScreenTable())
    #expect(guest.books.tries.map(\.length) == [password.utf8.count])
  }

  @Test
  func `a locked account is refused with the right password too, and no guest is told`() throws {
    var guest = try StaffGuest()
    try guest.signIn("kim", "wrong")
    let screen = guest.kiosk.screen
    for _ in 0..<4 {
      #expect(try guest.signIn("kim", "wrong") == .signInRefused)
      #expect(guest.kiosk.screen == screen)
    }
    guest.wait(29)
    #expect(try guest.signIn() == .signInRefused)
    #expect(guest.kiosk.screen == screen)
    #expect(guest.passwordLength == 0)
    guest.wait(1)
    #expect(try guest.signIn() == nil)
    #expect(try guest.books.acts().contains("account-locked kim"))
  }

  @Test
  func `trouble with the database signs nobody in, and the password is typed again`() throws {
    var guest = try StaffGuest()
    guest.type(id: "kim")
    guest.type(password: "secret")
    guest.books.trouble = .ofTests
    // The database can't be opened: it has not been asked yet.
    let before = guest.kiosk.staff.state
    #expect(throws: StorageTrouble.ofTests) {
      try guest.line { staff throws(StorageTrouble) in try staff.signIn() }
    }
    #expect(guest.kiosk.staff.state == before)
    guest.books.trouble = nil
    try guest.signIn("kim", "wrong")
    guest.books.trouble = .ofTests
    #expect(throws: StorageTrouble.ofTests) { try guest.signIn() }
    #expect(guest["signedIn"] == .flag(false))
    #expect(guest["password"] == .entered(false))
    #expect(guest["id"] == .text("kim"))
    #expect(guest.kiosk.screen.focus == .password)
    #expect(guest.passwordLength == 0)
    guest.books.trouble = nil
    #expect(try guest.signIn() == nil)
  }
}

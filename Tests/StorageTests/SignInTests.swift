import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

struct SignInTests {
  @Test
  func `the right password signs in and all else is refused alike`() throws {
    let staff = SQLiteStaff(database: try .inMemory())
    try staff.add("kim", "secret")
    #expect(try staff.isSignedIn("kim", "secret"))
    for (id, password) in [
      ("kim", "Secret"), ("lee", "secret"), ("", "secret"), ("kim", ""), ("a\nb", "secret"),
    ] {
      #expect(try !staff.isSignedIn(id, password))
    }
    #expect(
      try staff.notes() == [
        "user root account-added kim", "kim sign-in ", "- sign-in-refused kim", "- sign-in-refused ",
        "- sign-in-refused ", "- sign-in-refused kim", "- sign-in-refused ",
      ])
  }

  @Test(arguments: ["Kím", "  kím\t", "KI\u{301}M", "ki\u{301}m\u{3000}"])
  func `case, spaces around it and the way an accent is typed make no other ID`(typed: String) throws {
    let staff = SQLiteStaff(database: try .inMemory())
    try staff.add("KÍM", "p")
    #expect(try staff.isSignedIn(typed, "p"))
    #expect(try !staff.isSignedIn("kim", "p"))
  }

  @Test
  func `an account is locked by five failures in a row whatever its password`() throws {
    let folder = try TemporaryFolder()
    try folder.staff().add("kim", "p")
    try folder.staff().fail(4, "kim")
    #expect(try folder.staff().isSignedIn("kim", "p"))
    try folder.staff().fail(5, "kim", from: 10)
    // A program that starts again finds the lock.
    #expect(try !folder.staff().isSignedIn("kim", "p", at: 43))
    #expect(try folder.staff().accounts(at: .second(43)).map(\.lockedUntil) == [Moment.second(44).instant])
    #expect(try folder.staff().accounts(at: .second(44)).map(\.lockedUntil) == [nil])
    try folder.staff().fail(1, "kim", from: 44)
    #expect(try !folder.staff().isSignedIn("kim", "p", at: 103))
    #expect(try folder.staff().isSignedIn("kim", "p", at: 104))
    // A success clears them all.
    try folder.staff().fail(4, "kim", from: 104)
    #expect(try folder.staff().isSignedIn("kim", "p", at: 108))
    #expect(
      try folder.staff().notes().filter { $0.contains("locked") } == [
        "- account-locked kim", "- account-locked kim",
      ])
  }

  @Test
  func `another password unlocks an account`() throws {
    let staff = SQLiteStaff(database: try .inMemory())
    try staff.add("kim", "p")
    try staff.fail(5, "kim")
    let hash = try PasswordHash.make(of: Array("q".utf8).span)
    #expect(try staff.setPassword(StaffID(saved: "kim"), hash, by: .root, at: .second(5)))
    #expect(try !staff.isSignedIn("kim", "p", at: 5))
    #expect(try staff.isSignedIn("kim", "q", at: 5))
  }

  @Test
  func `a terminal is locked by twenty failures whoever is meant`() throws {
    let folder = try TemporaryFolder()
    let staff = try folder.staff()
    try staff.add("kim", "p")
    for number in 0..<19 { try staff.fail(1, "nobody \(number)", from: number, terminal: "/dev/tty1") }
    // A success takes none of them away.
    #expect(try staff.isSignedIn("kim", "p", at: 19, terminal: "/dev/tty1"))
    try staff.fail(1, "nobody", from: 20, terminal: "/dev/tty1")
    let again = try folder.staff()
    #expect(try !again.isSignedIn("kim", "p", at: 49, terminal: "/dev/tty1"))
    #expect(try again.isSignedIn("kim", "p", at: 49, terminal: "/dev/tty2"))
    #expect(try again.isSignedIn("kim", "p", at: 49))
    let lock = LockedTerminal(name: "/dev/tty1", until: Moment.second(50).instant)
    #expect(try again.lockedTerminals(at: .second(49)) == [lock])
    #expect(try again.lockedTerminals(at: .second(50)).isEmpty)
    #expect(try again.isSignedIn("kim", "p", at: 50, terminal: "/dev/tty1"))
    try again.fail(1, "kim", from: 50, terminal: "/dev/tty1")
    #expect(try !again.isSignedIn("kim", "p", at: 109, terminal: "/dev/tty1"))
    #expect(try again.isSignedIn("kim", "p", at: 110, terminal: "/dev/tty1"))
  }

  @Test
  func `tries at a locked terminal fill no disk`() throws {
    let staff = SQLiteStaff(database: try .inMemory())
    try staff.fail(20, "nobody")
    let count = try staff.notes().count
    try staff.fail(10, "nobody", from: 20)
    #expect(try staff.notes().count == count)
    #expect(try staff.notes().last == "- terminal-locked ")
  }

  @Test
  func `a clock that is put back by a year locks for no longer than the lock`() throws {
    let staff = SQLiteStaff(database: try .inMemory())
    try staff.add("kim", "p")
    try staff.fail(5, "kim")
    let back = -31_536_000
    #expect(try !staff.isSignedIn("kim", "p", at: back))
    #expect(try !staff.isSignedIn("kim", "p", at: back + 29))
    #expect(try staff.isSignedIn("kim", "p", at: back + 30))
  }

  @Test
  func `an account that is gone is one that never was`() throws {
    let staff = SQLiteStaff(database: try .inMemory())
    try staff.add("kim", "p")
    #expect(try staff.remove(StaffID(saved: "kim"), by: .root, at: .second(1)))
    #expect(try !staff.remove(StaffID(saved: "kim"), by: .root, at: .second(1)))
    #expect(try !staff.isSignedIn("kim", "p"))
    #expect(try staff.accounts(at: .second(1)).isEmpty)
    #expect(
      try staff.notes() == [
        "user root account-added kim", "user root account-removed kim", "- sign-in-refused ",
      ])
  }

  @Test
  func `an ID is given once`() throws {
    let staff = SQLiteStaff(database: try .inMemory())
    try staff.add("kim", "p")
    let hash = try PasswordHash.make(of: Array("q".utf8).span)
    #expect(try !staff.add(StaffID(saved: "kim"), hash, by: .root, at: .second(1)))
    #expect(try !staff.setPassword(StaffID(saved: "lee"), hash, by: .root, at: .second(1)))
    #expect(try staff.isSignedIn("kim", "p"))
    #expect(try staff.notes() == ["user root account-added kim", "kim sign-in "])
  }
}

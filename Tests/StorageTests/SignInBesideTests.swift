import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

struct SignInBesideTests {
  @Test
  func `guesses beside one another are counted one by one`() async throws {
    let folder = try TemporaryFolder()
    try folder.staff().add("kim", "p")
    let path = folder.url.path
    let tries = 8
    let signedIn = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<tries {
        group.addTask {
          let staff = SQLiteStaff(database: try Database.open(inFolder: path))
          return try staff.isSignedIn("kim", "wrong", terminal: "/dev/tty\(number)")
        }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(signedIn == 0)
    let staff = try folder.staff()
    #expect(try staff.failures(of: StaffID(saved: "kim"), staff.hash(of: StaffID(saved: "kim")))?.count == 5)
    #expect(try staff.notes().count { $0.contains("account-locked") } == 1)
    #expect(try staff.notes().count { $0.contains("sign-in-refused kim") } == tries)
  }

  @Test
  func `a password that is changed between its check and the answer signs nobody in`() throws {
    let folder = try TemporaryFolder()
    let staff = try folder.staff()
    try staff.add("kim", "p")
    let id = StaffID(saved: "kim")
    let old = try staff.hash(of: id)
    #expect(try staff.failures(of: id, old) == Failures.none)
    let hash = try PasswordHash.make(of: Array("q".utf8).span)
    #expect(try folder.staff().setPassword(id, hash, by: .root, at: .second(0)))
    #expect(try staff.failures(of: id, old) == nil)
  }
}

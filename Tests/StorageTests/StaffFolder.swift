import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

extension Moment {
  /// So many seconds after the start of the tests' clock.
  static func second(_ seconds: Int) -> Moment { Moment(day: .ofTests, instant: 1_800_000_000 + seconds) }
}

extension Author {
  static let root = Author.user("root")
}

extension TemporaryFolder {
  /// The accounts in the database of this folder.
  func staff() throws -> SQLiteStaff { SQLiteStaff(database: try Database.open(inFolder: url.path)) }
}

extension SQLiteStaff {
  /// Makes an account.
  func add(_ id: String, _ password: String) throws {
    let id = try #require(StaffID(typed: id))
    let hash = try PasswordHash.make(of: Array(password.utf8).span)
    #expect(try add(id, hash, by: .root, at: .second(0)))
  }

  /// Whether somebody can sign in.
  func isSignedIn(
    _ id: String, _ password: String, at second: Int = 0, terminal: String? = nil
  ) throws -> Bool {
    try isSignedIn(id, bytes: Array(password.utf8), at: second, terminal: terminal)
  }

  func isSignedIn(
    _ id: String, bytes: [UInt8], at second: Int = 0, terminal: String? = nil
  ) throws -> Bool {
    switch try signIn(id: id, password: bytes.span, terminal: terminal, at: .second(second)) {
    case .signedIn(let known):
      #expect(known == StaffID(typed: id))
      return true
    case .refused: return false
    }
  }

  /// Fails to sign in so many times, each at a second of its own.
  func fail(_ count: Int, _ id: String, from second: Int = 0, terminal: String? = nil) throws {
    for later in 0..<count {
      #expect(try !isSignedIn(id, "wrong", at: second + later, terminal: terminal))
    }
  }

  /// What the journal says, the newest last.
  func notes() throws -> [String] {
    try journal.entries(before: nil, limit: 1_000).reversed().map { entry in
      let author =
        switch entry.author {
        case .staff(let id): id.text
        case .user(let name): "user \(name)"
        case .nobody: "-"
        }
      return [author, entry.act, entry.detail].joined(separator: " ")
    }
  }
}

import CSQLite
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

final class OpeningTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func trouble(_ path: String) throws -> StorageTrouble {
    try #require(throws: StorageTrouble.self) { _ = try SQLiteWordBook.open(at: path) }
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `a missing folder is made for its owner alone, and the book is there the next time`() throws {
    do { try SQLiteWordBook.open(at: folder.path("a/b")).save("apple") }
    #expect(try SQLiteWordBook.open(at: folder.path("a/b")).texts() == ["apple"])
    #expect(try mode("a") == 0o700)
    #expect(try mode("a/b") == 0o700)
    #expect(try mode("a/b/counterbell.db") == 0o600)
  }

  @Test func `a file in the folder's place is said to be the trouble`() throws {
    try folder.write("", to: "file")
    let trouble = try trouble(folder.path("file/a"))
    #expect(trouble.kind == .cannotOpen)
    #expect(trouble.description.contains(folder.path("file/a")))
  }

  @Test func `a folder that cannot be made is trouble`() throws {
    #expect(try trouble("/proc/counterbell").kind != .damaged)
  }

  @Test(arguments: NoDatabase.allCases)
  func `a file that is no database is left as it is`(file: NoDatabase) throws {
    try folder.write(file.text, to: "counterbell.db")
    #expect(try trouble(folder.url.path).kind == .damaged)
    #expect(folder.bytes("counterbell.db") == Array(file.text.utf8))
  }

  @Test(arguments: [
    (
      "PRAGMA application_id = \(Migration.application); PRAGMA user_version = 99; CREATE TABLE t (a)",
      StorageTrouble.Kind.newer
    ),
    ("CREATE TABLE t (a)", .damaged),
  ])
  func `a database of another is left as it is`(script: String, kind: StorageTrouble.Kind) throws {
    try run(script)
    let before = folder.bytes("counterbell.db")
    let trouble = try trouble(folder.url.path)
    #expect(trouble.kind == kind)
    #expect(trouble.description.hasPrefix("opening the database \(folder.path("counterbell.db")): "))
    #expect(folder.bytes("counterbell.db") == before)
  }

  private func run(_ script: String) throws {
    var handle: OpaquePointer?
    #expect(unsafe sqlite3_open(folder.path("counterbell.db"), &handle) == SQLITE_OK)
    defer { unsafe sqlite3_close(handle) }
    #expect(unsafe sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK)
  }

  @Test func `two programs see each other's words, and wait for each other to write`() throws {
    let one = try SQLiteWordBook.open(at: folder.url.path)
    let other = SQLiteWordBook(database: try Database.open(inFolder: folder.url.path, patience: 50))
    try one.save("apple")
    try other.save("pear")
    #expect(try one.texts() == ["apple", "pear"])
    let lines = try one.beginImport(named: "list", on: .ofTests)
    let trouble = try #require(throws: StorageTrouble.self) { try other.save("plum") }
    #expect(trouble.kind == .busy)
    #expect(try other.texts() == ["apple", "pear"])
    lines.rollBack()
    try other.save("plum")
    #expect(try one.texts().count == 3)
  }
}

/// Files that SQLite can't read.
enum NoDatabase: CaseIterable {
  case text, zeros, onlyStart

  var text: String {
    switch self {
    case .text: "not a database, but long enough to be looked at as if it were one"
    case .zeros: String(repeating: "\u{0}", count: 4_096)
    case .onlyStart: "SQLite format 3\u{0}" + String(repeating: "x", count: 5_000)
    }
  }
}

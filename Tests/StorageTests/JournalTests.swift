import Domain
import TestSupport
import Testing

@testable import Storage

struct JournalTests {
  private let database: Database
  private let journal: SQLiteJournal

  init() throws {
    database = try .inMemory()
    journal = SQLiteJournal(database: database)
    try journal.note(.signIn, by: .staff(StaffID(saved: "kim")), terminal: "/dev/tty1", at: .second(0))
    try journal.note(.wordsImported("a.csv"), by: .root, terminal: nil, at: .second(1))
    try journal.note(.terminalLocked, by: .nobody, terminal: nil, at: .second(2))
  }

  @Test(arguments: [
    "UPDATE journal SET detail = 'x'", "UPDATE journal SET made = 0 WHERE id = 1", "DELETE FROM journal",
    "DELETE FROM journal WHERE id = 3",
    "INSERT OR REPLACE INTO journal (id, day, made, act, detail) VALUES (2, 0, 0, '', '')",
    "INSERT INTO journal (id, day, made, act, detail) VALUES (-1, 0, 0, '', '')",
    "UPDATE OR IGNORE journal SET detail = 'x'",
  ])
  func `no entry is ever changed or removed`(sql: String) throws {
    let before = try journal.entries(before: nil, limit: 10)
    #expect(before.count == 3)
    #expect(troubleOf { () throws(StorageTrouble) in try database.run(sql) } != nil)
    #expect(try journal.entries(before: nil, limit: 10) == before)
  }

  @Test
  func `entries come page by page with the newest first`() throws {
    let first = try journal.entries(before: nil, limit: 2)
    #expect(first.map(\.act) == ["terminal-locked", "words-imported"])
    #expect(first.map(\.author) == [.nobody, .root])
    let second = try journal.entries(before: first.last?.id, limit: 2)
    #expect(
      second == [
        JournalEntry(
          id: 1, made: .second(0), terminal: "/dev/tty1", author: .staff(StaffID(saved: "kim")), act: "sign-in",
          detail: "")
      ])
    #expect(try journal.entries(before: 1, limit: 2).isEmpty)
  }

  @Test
  func `the entries of a day come in their order`() throws {
    try journal.note(.quit, by: .root, terminal: nil, at: Moment(day: .later(1), instant: 0))
    var acts: [String] = []
    try journal.forEachEntry(on: .ofTests) { acts.append($0.act) }
    #expect(acts == ["sign-in", "words-imported", "terminal-locked"])
    try journal.forEachEntry(on: nil) { acts.append($0.act) }
    #expect(acts.count == 7)
  }

  @Test
  func `an act and its note are done both or neither`() throws {
    let note = { (sql: String) throws(StorageTrouble) in
      try journal.noting(by: .root, terminal: nil, at: .second(3)) { () throws(StorageTrouble) in
        try database.transaction { () throws(StorageTrouble) in
          try database.run("INSERT INTO terminals VALUES ('x', 0, 0, 0)")
        }
        try database.run(sql)
        return (.quit, 0)
      }
    }
    #expect(throws: StorageTrouble.self) { try note("INSERT INTO terminals VALUES ('x', 0, 0, 0)") }
    #expect(try database.number("SELECT count(*) FROM terminals") == 0)
    #expect(try journal.entries(before: nil, limit: 10).count == 3)
    _ = try note("INSERT INTO terminals VALUES ('y', 0, 0, 0)")
    #expect(try database.number("SELECT count(*) FROM terminals") == 2)
    #expect(try journal.entries(before: nil, limit: 1).map(\.act) == ["quit"])
  }
}

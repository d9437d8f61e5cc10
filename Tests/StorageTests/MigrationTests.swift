import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

/// One word, as the first version saved it.
private let oldWord = """
  INSERT INTO days VALUES (20786, 1, 1);
  INSERT INTO words (day, place, memorised, word, meaning, key, folded)
    VALUES (20786, 1, 1, 'Word', 'Meaning', 'Word', 'word' || char(10) || 'meaning' || char(10) || char(10));
  INSERT INTO search (rowid, folded) SELECT id, folded FROM words;
  """

@Test(arguments: 0...Migration.all.count)
func `every earlier version's words are there after the steps to this one`(version: Int) throws {
  let database = try Database.inMemory(version: version)
  #expect(try database.number("PRAGMA user_version") == Int64(version))
  if version > 0 { try database.runScript(oldWord) }
  try database.migrate(to: Migration.all.count)
  #expect(try database.number("PRAGMA user_version") == Int64(Migration.all.count))
  let book = SQLiteWordBook(database: database)
  let words = version > 0 ? ["Word"] : []
  for scope in [WordQuery.Scope.day(Day(saved: 20_786)), .containing("ean"), .containing("w")] {
    let page = try book.page(WordQuery(scope, order: .memorised), offset: 0, limit: 7)
    #expect(page.words.map(\.entry.word) == words)
    #expect(page.words.map(\.isMemorised) == words.map { _ in true })
  }
  _ = try book.add(.sample, on: Day(saved: 20_786), replacing: false)
  #expect(try database.firstRow("PRAGMA integrity_check") { $0.text(0) } == "ok")
}

@Test
func `the bookings come to a database of words, which stay`() throws {
  let folder = try TemporaryFolder()
  do {
    let database = try Database.open(inFolder: folder.url.path, upTo: 1)
    try database.runScript(oldWord)
    #expect(try database.number("SELECT count(*) FROM sqlite_schema WHERE name = 'bookings'") == 0)
  }
  let database = try Database.open(inFolder: folder.url.path)
  let bookings = SQLiteBookings(database: database, references: .seeded(1))
  #expect(try bookings.all() == [])
  let made = try bookings.bookNew(Trip(to: "oslo"), visit: 1)
  #expect(try bookings.all() == [made])
  #expect(try SQLiteWordBook(database: database).texts(.day(Day(saved: 20_786))) == ["Word"])
}

@Test
func `steps that fail leave the version before`() throws {
  let database = try Database.inMemory(version: 0)
  try database.runScript("CREATE TABLE import_changes (x)")
  #expect(throws: StorageTrouble.self) { try database.migrate(to: Migration.all.count) }
  #expect(try database.number("PRAGMA user_version") == 0)
  #expect(try database.number("SELECT count(*) FROM sqlite_schema") == 1)
}

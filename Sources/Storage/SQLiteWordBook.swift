package import Domain

/// The word book in an SQLite database.
package final class SQLiteWordBook: WordBook {
  let database: Database

  package init(database: Database) {
    self.database = database
  }

  /// The book in the database of a folder.
  package static func open(at folder: String) throws(StorageTrouble) -> SQLiteWordBook {
    SQLiteWordBook(database: try Database.open(inFolder: folder))
  }

  /// A book that is gone when the program ends.
  package static func inMemory() throws(StorageTrouble) -> SQLiteWordBook {
    SQLiteWordBook(database: try Database.inMemory())
  }

  package func newest() throws(StorageTrouble) -> Int64 {
    try database.number("SELECT max(id) FROM words") ?? 0
  }

  package func counts(in month: Month) throws(StorageTrouble) -> [DayCount] {
    try database.rows(
      "SELECT day, count FROM days WHERE day BETWEEN ? AND ? AND count > 0 ORDER BY day",
      [.day(month.first), .day(month.last)]
    ) { DayCount(day: Day(saved: $0.integer(0)), count: Int($0.integer(1))) }
  }
}

extension Datum {
  static func day(_ day: Day) -> Datum { .integer(Int64(day.number)) }
  static func flag(_ flag: Bool) -> Datum { .integer(flag ? 1 : 0) }
}

extension Word {
  /// The columns that make a word.
  static let columns = "id, place, word, meaning, day, memorised"

  /// The word in a row of ``columns``.
  init(_ row: Statement) {
    self.init(
      id: row.integer(0), place: row.integer(1), entry: Entry(saved: row.text(2), row.text(3)),
      day: Day(saved: row.integer(4)), isMemorised: row.integer(5) != 0)
  }
}

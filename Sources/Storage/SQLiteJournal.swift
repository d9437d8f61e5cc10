package import Domain

/// The journal in an SQLite database.
package final class SQLiteJournal: Journal {
  private static let columns = "id, day, made, terminal, staff, user, act, detail"

  let database: Database

  package init(database: Database) {
    self.database = database
  }

  package func note(
    _ act: StaffAct, by author: Author, terminal: String?, at moment: Moment
  ) throws(StorageTrouble) {
    try database.run(
      "INSERT INTO journal (day, made, terminal, staff, user, act, detail) VALUES (?, ?, ?, ?, ?, ?, ?)",
      .day(moment.day), .integer(Int64(moment.instant)), .optional(terminal), .optional(author.staff),
      .optional(author.user), .text(act.name), .text(act.detail))
  }

  package func noting<Result>(
    by author: Author, terminal: String?, at moment: Moment,
    _ body: () throws(StorageTrouble) -> (act: StaffAct?, result: Result)
  ) throws(StorageTrouble) -> Result {
    try database.transaction { () throws(StorageTrouble) in
      let (act, result) = try body()
      if let act { try note(act, by: author, terminal: terminal, at: moment) }
      return result
    }
  }

  package func entries(before: Int64?, limit: Int) throws(StorageTrouble) -> [JournalEntry] {
    try database.rows(
      "SELECT \(Self.columns) FROM journal WHERE id < ? ORDER BY id DESC LIMIT ?",
      [.integer(before ?? .max), .integer(Int64(limit))]
    ) { JournalEntry($0) }
  }

  package func forEachEntry(on day: Day?, _ body: (JournalEntry) throws -> Void) throws {
    let statement = try database.prepared(
      "SELECT \(Self.columns) FROM journal WHERE day BETWEEN ? AND ? ORDER BY id")
    defer { statement.reset() }
    try statement.bind(Datum.days(day))
    while try statement.step() { try body(JournalEntry(statement)) }
  }
}

extension JournalEntry {
  /// The entry in a row of the journal's columns.
  fileprivate init(_ row: Statement) {
    let optional = { (column: Int32) in row.isNothing(column) ? nil : row.text(column) }
    let staff = optional(4).map { Author.staff(StaffID(saved: $0)) }
    self.init(
      id: row.integer(0), made: Moment(day: Day(saved: row.integer(1)), instant: Int(row.integer(2))),
      terminal: optional(3), author: staff ?? optional(5).map(Author.user) ?? .nobody, act: row.text(6),
      detail: row.text(7))
  }
}

extension Author {
  fileprivate var staff: String? { if case .staff(let id) = self { id.text } else { nil } }
  fileprivate var user: String? { if case .user(let name) = self { name } else { nil } }
}

extension Datum {
  fileprivate static func optional(_ text: String?) -> Datum { text.map(Datum.text) ?? .nothing }
}

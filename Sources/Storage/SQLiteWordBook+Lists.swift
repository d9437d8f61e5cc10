package import Domain

extension SQLiteWordBook: WordLists {
  package func beginImport(named name: String, on today: Day) throws(StorageTrouble) -> any WordImport {
    try SQLiteWordImport(into: self, named: name, on: today)
  }

  package func forEachWord(_ body: (Word) throws -> Void) throws {
    let statement = try database.prepared("SELECT \(Word.columns) FROM words ORDER BY day, place")
    defer { statement.reset() }
    while try statement.step() { try body(Word(statement)) }
  }

  package func undoImport() throws(StorageTrouble) -> UndoneImport? {
    try database.transaction { () throws(StorageTrouble) in
      let last = try database.firstRow("SELECT id, name, first, last FROM imports ORDER BY id DESC LIMIT 1") {
        (id: $0.integer(0), name: $0.text(1), words: ($0.integer(2), $0.integer(3)))
      }
      guard let last else { return nil }
      let changes = try undoChanges(of: last.id)
      let (first, end) = (Datum.integer(last.words.0), Datum.integer(last.words.1))
      try database.run("DELETE FROM words WHERE id BETWEEN ? AND ? AND imported = 1", first, end)
      let removed = database.changes
      let rewritten = try database.number("SELECT count(*) FROM words WHERE id BETWEEN ? AND ?", first, end)
      try database.run("DELETE FROM imports WHERE id = ?", .integer(last.id))
      return UndoneImport(
        name: last.name, removed: removed, restored: changes.restored, left: changes.left + Int(rewritten ?? 0))
    }
  }

  /// Gives the words that an import changed back what they were, the last change first.
  private func undoChanges(of id: Int64) throws(StorageTrouble) -> (restored: Int, left: Int) {
    let changes = try database.rows(
      """
      SELECT \(ImportChange.columns) FROM import_changes JOIN imports ON imports.id = import
        WHERE import = ? AND word NOT BETWEEN first AND last ORDER BY import_changes.rowid DESC
      """, [.integer(id)]
    ) { ImportChange($0) }
    var restored = 0
    for change in changes where try restore(change) { restored += 1 }
    return (restored, changes.count - restored)
  }

  private func restore(_ change: ImportChange) throws(StorageTrouble) -> Bool {
    guard let word = try word(change.word), ImportChange.State(word) == change.after else { return false }
    try write(change.before, word)
    return true
  }

  /// Gives a word what an import can change of it.
  func write(_ state: ImportChange.State, _ word: Word) throws(StorageTrouble) {
    let entry = Entry(saved: word.entry.word, state.meaning)
    try database.run(
      "UPDATE words SET meaning = ?, folded = ?, day = ?, place = ?, memorised = ? WHERE id = ?",
      .text(state.meaning), .text(SearchText(entry).text), .integer(state.day), .integer(state.place),
      .integer(state.memorised), .integer(word.id))
  }
}

/// What an import made of a word that was there.
struct ImportChange {
  /// What an import can change.
  struct State: Equatable {
    var meaning: String
    var day: Int64
    var place: Int64
    var memorised: Int64

    init(_ word: Word) {
      meaning = word.entry.meaning
      day = Int64(word.day.number)
      place = word.place
      memorised = word.isMemorised ? 1 : 0
    }

    fileprivate init(_ row: Statement, from column: Int32) {
      meaning = row.text(column)
      day = row.integer(column + 1)
      place = row.integer(column + 2)
      memorised = row.integer(column + 3)
    }

    var values: [Datum] { [.text(meaning), .integer(day), .integer(place), .integer(memorised)] }
  }

  static let columns = """
    word, old_meaning, old_day, old_place, old_memorised, new_meaning, new_day, new_place, new_memorised
    """

  let word: Int64
  let before: State
  let after: State

  init(_ row: Statement) {
    word = row.integer(0)
    before = State(row, from: 1)
    after = State(row, from: 5)
  }
}

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
        (id: $0.integer(0), name: $0.text(1), words: [$0.integer(2), $0.integer(3)].map(Datum.integer))
      }
      guard let last else { return nil }
      let changes = try undoChanges(of: last.id)
      let (removed, left) = try removeWords(last.words)
      try database.run("DELETE FROM imports WHERE id = ?", .integer(last.id))
      return UndoneImport(
        name: last.name, removed: removed, restored: changes.restored, left: changes.left + left)
    }
  }

  /// Takes out the words from one id to another, but for those that have other texts than at first.
  private func removeWords(_ ids: [Datum]) throws(StorageTrouble) -> (removed: Int, left: Int) {
    let condition = """
      id BETWEEN ? AND ? AND NOT EXISTS (
        SELECT * FROM imported_texts AS first WHERE first.id = words.id
          AND (first.word, first.meaning) <> (words.word, words.meaning))
      """
    let days = try database.rows("SELECT day, count(*) FROM words WHERE \(condition) GROUP BY day", ids) {
      (day: $0.integer(0), count: $0.integer(1))
    }
    for (day, count) in days { try self.count(-count, on: day) }
    try database.run(
      "INSERT INTO search (search, rowid, folded) SELECT 'delete', id, folded FROM words WHERE \(condition)",
      ids)
    try database.run("DELETE FROM words WHERE \(condition)", ids)
    let removed = database.changes
    let left = try database.firstRow("SELECT count(*) FROM words WHERE id BETWEEN ? AND ?", ids) {
      $0.integer(0)
    }
    try database.run("DELETE FROM imported_texts WHERE id BETWEEN ? AND ?", ids)
    return (removed, Int(left ?? 0))
  }

  /// Gives the words that an import changed back what they were.
  private func undoChanges(of number: Int64) throws(StorageTrouble) -> (restored: Int, left: Int) {
    var (restored, left) = (0, 0)
    var id: Int64 = 0
    while let change = try ImportChange.next(after: id, of: number, in: database) {
      id = change.id
      if let word = try word(id), change.isStill(word) {
        try count(-1, on: Int64(word.day.number))
        try count(1, on: change.before.day)
        try write(change.before, word)
        restored += 1
      } else {
        left += 1
      }
    }
    return (restored, left)
  }

  /// Gives a word what an import can change of it.
  func write(_ state: ImportChange.State, _ word: Word) throws(StorageTrouble) {
    let before = ImportChange.State(word)
    if state.meaning != before.meaning {
      try writeTexts(Entry(saved: word.entry.word, state.meaning), of: word)
    }
    if state.memorised != before.memorised { try writeMark(state.memorised != 0, of: word.id) }
    if state.day != before.day { try writePlace(state.place, on: state.day, of: word.id) }
  }
}

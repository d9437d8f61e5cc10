import Domain

/// An import into an SQLite database: one transaction from its start to its commit.
final class SQLiteWordImport: WordImport {
  private let book: SQLiteWordBook
  private let today: Day
  private let number: Int64
  /// What ended the import before its time; the database may have taken everything back by itself.
  private var trouble: StorageTrouble?
  private var isOpen = true
  private var days: DayTally
  private var first: Int64 = 0
  private var last: Int64 = -1
  private var hasChanged = false

  init(into book: SQLiteWordBook, named name: String, on today: Day) throws(StorageTrouble) {
    self.book = book
    self.today = today
    days = DayTally(book: book)
    try book.database.run("BEGIN IMMEDIATE")
    do throws(StorageTrouble) {
      try book.gatherForSearch(.import)
      try book.database.run("INSERT INTO imports (name, first, last) VALUES (?, 0, -1)", .text(name))
    } catch {
      try? book.database.run("ROLLBACK")
      throw error
    }
    number = book.database.lastID
  }

  deinit { rollBack() }

  func put(_ listed: ListedWord) throws(StorageTrouble) -> Listing {
    try whileOpen { () throws(StorageTrouble) in
      if let added = try add(listed) { return .added(added) }
      guard let word = try book.word(same: listed.entry) else {
        throw StorageTrouble(.damaged, opening: book.database.path)
      }
      return try change(word, to: listed)
    }
  }

  func commit() throws(StorageTrouble) {
    try whileOpen { () throws(StorageTrouble) in
      try days.save()
      try book.gatherForSearch(.usual)
      if first <= last || hasChanged {
        try book.database.run(
          "UPDATE imports SET first = ?, last = ? WHERE id = ?", .integer(first), .integer(last),
          .integer(number))
      } else {
        try book.database.run("DELETE FROM imports WHERE id = ?", .integer(number))
      }
      try book.database.run("COMMIT")
      isOpen = false
    }
  }

  func rollBack() {
    guard isOpen else { return }
    isOpen = false
    try? book.database.run("ROLLBACK")
  }

  /// Does a part of the import; one that fails ends it, so that nothing is saved outside of its transaction.
  private func whileOpen<Result>(
    _ body: () throws(StorageTrouble) -> Result
  ) throws(StorageTrouble) -> Result {
    if let trouble { throw trouble }
    do throws(StorageTrouble) {
      return try body()
    } catch {
      trouble = error
      rollBack()
      throw error
    }
  }

  /// Adds a word that is not there, and answers its id; nil when it is.
  private func add(_ listed: ListedWord) throws(StorageTrouble) -> Int64? {
    let day = listed.day ?? today
    let added = try book.insertRow(
      listed.entry, on: day, at: try days.nextPlace(on: day), isMemorised: listed.isMemorised ?? false)
    guard let added else { return nil }
    days.add(to: day)
    if first == 0 { first = added }
    last = added
    return added
  }

  private func change(_ word: Word, to listed: ListedWord) throws(StorageTrouble) -> Listing {
    var after = ImportChange.State(word)
    after.meaning = listed.entry.meaning
    if let isMemorised = listed.isMemorised { after.memorised = isMemorised ? 1 : 0 }
    if let day = listed.day, day != word.day {
      after.day = Int64(day.number)
      after.place = try days.nextPlace(on: day)
      days.add(to: day)
      try days.remove(from: word.day)
    }
    guard after != ImportChange.State(word) else { return .same(word.id) }
    try book.write(after, word)
    if first == 0 || word.id < first {
      hasChanged = true
      try ImportChange(of: word, to: after).save(under: number, in: book.database)
    }
    return .changed(word.id)
  }
}

import Domain

/// An import into an SQLite database: one transaction from its start to its commit.
final class SQLiteWordImport: WordImport {
  /// So many words go into the search index at once. One alone would be a part of the index of its own, to be merged
  /// with others, and take four times as long.
  private static let indexedTogether: Int64 = 10_000

  private let book: SQLiteWordBook
  private let today: Day
  private let id: Int64
  private var isOpen = true
  /// The highest place of each day that the import has touched.
  private var places: [Day: Int64] = [:]
  private var first: Int64 = 0
  private var last: Int64 = -1
  /// The first of the words that the search index does not have yet.
  private var firstUnindexed: Int64?
  private var hasChanged = false

  init(into book: SQLiteWordBook, named name: String, on today: Day) throws(StorageTrouble) {
    self.book = book
    self.today = today
    try book.database.run("BEGIN IMMEDIATE")
    do throws(StorageTrouble) {
      try book.database.run("INSERT INTO imports (name, first, last) VALUES (?, 0, -1)", .text(name))
    } catch {
      try? book.database.run("ROLLBACK")
      throw error
    }
    id = book.database.lastID
  }

  deinit { rollBack() }

  func put(_ listed: ListedWord) throws(StorageTrouble) -> Listing {
    if let added = try add(listed) { return .added(added) }
    guard let word = try book.word(same: listed.entry) else {
      throw StorageTrouble(.damaged, opening: book.database.path)
    }
    let before = ImportChange.State(word)
    var after = before
    after.meaning = listed.entry.meaning
    if let isMemorised = listed.isMemorised { after.memorised = isMemorised ? 1 : 0 }
    if let day = listed.day, day != word.day {
      after.day = Int64(day.number)
      after.place = try nextPlace(on: day)
      places[day] = after.place
    }
    guard before != after else { return .same(word.id) }
    if let firstUnindexed, word.id >= firstUnindexed { try index() }
    try book.write(after, word)
    try record(word.id, before, after)
    return .changed(word.id)
  }

  func commit() throws(StorageTrouble) {
    try index()
    if first <= last || hasChanged {
      try book.database.run(
        "UPDATE imports SET first = ?, last = ? WHERE id = ?", .integer(first), .integer(last), .integer(id))
    } else {
      try book.database.run("DELETE FROM imports WHERE id = ?", .integer(id))
    }
    try book.database.run("COMMIT")
    isOpen = false
  }

  func rollBack() {
    guard isOpen else { return }
    isOpen = false
    try? book.database.run("ROLLBACK")
  }

  /// Adds a word that is not there, and answers its id; nil when it is.
  private func add(_ listed: ListedWord) throws(StorageTrouble) -> Int64? {
    let day = listed.day ?? today
    let place = try nextPlace(on: day)
    try book.database.run(
      """
      INSERT INTO words (day, place, memorised, imported, word, meaning, key, folded)
        VALUES (?, ?, ?, 1, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING
      """,
      .day(day), .integer(place), .flag(listed.isMemorised ?? false), .text(listed.entry.word),
      .text(listed.entry.meaning), .text(WordText.key(listed.entry.word)), .text(SearchText(listed.entry).text))
    guard book.database.changes > 0 else { return nil }
    places[day] = place
    let added = book.database.lastID
    if first == 0 { first = added }
    last = added
    let firstUnindexed = firstUnindexed ?? added
    self.firstUnindexed = firstUnindexed
    if added - firstUnindexed >= Self.indexedTogether { try index() }
    return added
  }

  /// Puts what was added since the last time into the search index.
  private func index() throws(StorageTrouble) {
    guard let first = firstUnindexed else { return }
    firstUnindexed = nil
    try book.database.run(
      "INSERT INTO search (rowid, folded) SELECT id, folded FROM words WHERE id >= ?", .integer(first))
  }

  private func nextPlace(on day: Day) throws(StorageTrouble) -> Int64 {
    if let place = places[day] { return place + 1 }
    let next = try book.nextPlace(on: day)
    places[day] = next - 1
    return next
  }

  private func record(
    _ word: Int64, _ before: ImportChange.State, _ after: ImportChange.State
  ) throws(StorageTrouble) {
    hasChanged = true
    let statement = try book.database.prepared(
      "INSERT INTO import_changes (import, \(ImportChange.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    defer { statement.reset() }
    try statement.bind([.integer(id), .integer(word)] + before.values + after.values)
    _ = try statement.step()
  }
}

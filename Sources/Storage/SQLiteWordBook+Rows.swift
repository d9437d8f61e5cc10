import Domain

/// Rows are written here alone, and with each row its entry in the search index.
///
/// No trigger does it: a statement that may stop halfway makes FTS5 write out what it has gathered, at each row.
extension SQLiteWordBook {
  /// Writes a new row and answers its id, a new one where none is given; nil when the same word is there.
  func insertRow(
    id: Int64? = nil, _ entry: Entry, on day: Day, at place: Int64, isMemorised: Bool
  ) throws(StorageTrouble) -> Int64? {
    let text = SearchText(entry).text
    try database.run(
      """
      INSERT INTO words (id, day, place, memorised, word, meaning, key, folded)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING
      """,
      id.map { .integer($0) } ?? .nothing, .day(day), .integer(place), .flag(isMemorised), .text(entry.word),
      .text(entry.meaning), .text(WordText.key(entry.word)), .text(text))
    guard database.changes > 0 else { return nil }
    let id = database.lastID
    try index(id, text)
    return id
  }

  func deleteRow(_ word: Word) throws(StorageTrouble) {
    try unindex(word.id, SearchText(word.entry).text)
    try database.run("DELETE FROM words WHERE id = ?", .integer(word.id))
  }

  /// Gives a word other texts; those with which an import added it are kept for the day when that is taken back.
  func writeTexts(_ entry: Entry, of word: Word) throws(StorageTrouble) {
    let id = Datum.integer(word.id)
    if try database.number("SELECT 1 FROM imports WHERE ? BETWEEN first AND last", id) != nil {
      try database.run(
        "INSERT OR IGNORE INTO imported_texts VALUES (?, ?, ?)", id, .text(word.entry.word),
        .text(word.entry.meaning))
    }
    let text = SearchText(entry).text
    try unindex(word.id, SearchText(word.entry).text)
    try database.run(
      "UPDATE words SET word = ?, meaning = ?, key = ?, folded = ? WHERE id = ?", .text(entry.word),
      .text(entry.meaning), .text(WordText.key(entry.word)), .text(text), id)
    try index(word.id, text)
  }

  func writeMark(_ isMemorised: Bool, of id: Int64) throws(StorageTrouble) {
    try database.run("UPDATE words SET memorised = ? WHERE id = ?", .flag(isMemorised), .integer(id))
  }

  /// Moves a word to a place of another day, whose row is there.
  func writePlace(_ place: Int64, on day: Int64, of id: Int64) throws(StorageTrouble) {
    try database.run(
      "UPDATE words SET day = ?, place = ? WHERE id = ?", .integer(day), .integer(place), .integer(id))
  }

  /// Counts words on a day, or off it, and remembers the highest place.
  func count(_ words: Int64, on day: Int64, upTo place: Int64 = 0) throws(StorageTrouble) {
    try database.run(
      """
      INSERT INTO days VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET count = count + excluded.count, places = max(places, excluded.places)
      """, .integer(day), .integer(words), .integer(place))
  }

  /// The place behind all others of a day.
  func nextPlace(on day: Day) throws(StorageTrouble) -> Int64 {
    (try database.number("SELECT places FROM days WHERE day = ?", .day(day)) ?? 0) + 1
  }

  private func index(_ id: Int64, _ text: String) throws(StorageTrouble) {
    try database.run("INSERT INTO search (rowid, folded) VALUES (?, ?)", .integer(id), .text(text))
  }

  private func unindex(_ id: Int64, _ text: String) throws(StorageTrouble) {
    try database.run(
      "INSERT INTO search (search, rowid, folded) VALUES ('delete', ?, ?)", .integer(id), .text(text))
  }

  /// How many bytes the search index gathers before it writes them out.
  enum Gathering: Int64 {
    case usual = 1_048_576
    case `import` = 8_388_608
  }

  func gatherForSearch(_ gathering: Gathering) throws(StorageTrouble) {
    try database.run("INSERT INTO search (search, rank) VALUES ('hashsize', ?)", .integer(gathering.rawValue))
  }
}

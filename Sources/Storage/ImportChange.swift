import Domain

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

  private static let columns =
    "id, word, old_meaning, old_day, old_place, old_memorised, new_meaning, new_day, new_place, new_memorised"
  /// A later change of the same word in one import leaves what was before the first.
  private static let saving = """
    INSERT INTO import_changes (import, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET new_meaning = excluded.new_meaning, new_day = excluded.new_day,
        new_place = excluded.new_place, new_memorised = excluded.new_memorised
    """

  let id: Int64
  private let word: String
  let before: State
  let after: State

  init(of word: Word, to after: State) {
    id = word.id
    self.word = word.entry.word
    before = State(word)
    self.after = after
  }

  private init(_ row: Statement) {
    id = row.integer(0)
    word = row.text(1)
    before = State(row, from: 2)
    after = State(row, from: 6)
  }

  /// Whether the word is still what the import made of it.
  func isStill(_ other: Word) -> Bool { other.entry.word == word && State(other) == after }

  func save(under number: Int64, in database: Database) throws(StorageTrouble) {
    let values = [.integer(number), .integer(id), .text(word)] + before.values + after.values
    _ = try database.firstRow(Self.saving, values) { _ in }
  }

  /// The change of the lowest id above `id` in an import.
  static func next(after id: Int64, of number: Int64, in database: Database) throws(StorageTrouble) -> Self? {
    try database.firstRow(
      "SELECT \(columns) FROM import_changes WHERE import = ? AND id > ? ORDER BY id LIMIT 1",
      [.integer(number), .integer(id)]
    ) { Self($0) }
  }
}

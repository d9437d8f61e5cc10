import Domain

/// Words by chance: the seed puts all ids up to the newest in an order, and of these some are selected.
///
/// So a card that is added, removed or changed while others page through moves no other card to another place.
extension SQLiteWordBook {
  /// Where fewer than one in so many words is selected, the selected ones are listed instead of tried.
  private static let sparse: Int64 = 16

  /// A part of a day's words; those that came after `random` was asked for follow all others.
  func words(
    of day: Day, _ count: Int, _ random: RandomOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    // With the plus sign no index on the day is used: it would be gone through for a single id.
    let selection = Selection("+day = ?", [.day(day)])
    if Int64(count) >= random.newest / Self.sparse {
      return try words(trying: selection, random, offset, limit)
    }
    let ids = try database.rows("SELECT id FROM words WHERE day = ?", [.day(day)]) { $0.integer(0) }
    var words: [Word] = []
    for id in random.sorted(ids).dropFirst(offset).prefix(limit) {
      if let word = try word(id) { words.append(word) }
    }
    return words
  }

  /// A part of the selected words, found by looking at one word after the other.
  func words(
    trying selection: Selection, _ random: RandomOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    let sql = "SELECT \(Word.columns) FROM words WHERE \(selection.condition) AND id = ?"
    var words: [Word] = []
    var skipped = 0
    for place in 0..<Int(random.newest) {
      let id = Datum.integer(random.id(at: place))
      guard let word = try database.firstRow(sql, selection.values + [id], read: { Word($0) }) else { continue }
      if skipped < offset { skipped += 1 } else { words.append(word) }
      if words.count == limit { return words }
    }
    return words
      + (try self.words(selection, after: random.newest, offset - skipped, limit - words.count))
  }

  private func words(
    _ selection: Selection, after id: Int64, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    try database.rows(
      "SELECT \(Word.columns) FROM words WHERE \(selection.condition) AND id > ? ORDER BY id LIMIT ? OFFSET ?",
      selection.values + [.integer(id), .integer(Int64(limit)), .integer(Int64(offset))]
    ) { Word($0) }
  }
}

extension RandomOrder {
  private var shuffle: Shuffle { Shuffle(count: max(1, Int(newest)), seed: seed) }

  /// The id at this place, which must be in 0..<`newest`.
  fileprivate func id(at place: Int) -> Int64 { Int64(shuffle[place] + 1) }

  /// The ids in this order, those behind ``newest`` last.
  func sorted(_ ids: [Int64]) -> [Int64] {
    let shuffle = shuffle
    return ids.map { (place: $0 > newest ? Int($0) : shuffle.place(of: Int($0 - 1)), id: $0) }
      .sorted { $0.place < $1.place }.map(\.id)
  }
}

import Domain

extension SQLiteWordBook {
  /// A part of a day's words by chance; those that came behind `random` was asked for follow all others.
  func words(
    of day: Day, _ count: Int, _ random: RandomOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    // Trying ids is the quicker way only where many of them are of this day.
    // The plus sign keeps the index on the day out of it, which would be gone through for a single id.
    let selection = Selection("+day = ?", [.day(day)])
    if let words = try words(trying: selection, random, offset, limit, tries: count / 4) { return words }
    var spots = try database.rows(
      "SELECT \(WordSpot.columns) FROM words WHERE day = ?", [.day(day)]
    ) { WordSpot($0) }
    spots.sort(by: .random(random))
    return try words(at: spots.dropFirst(offset).prefix(limit))
  }

  func words(at spots: some Sequence<WordSpot>) throws(StorageTrouble) -> [Word] {
    var words: [Word] = []
    for spot in spots { if let word = try word(spot.id) { words.append(word) } }
    return words
  }

  /// A part of the selected words by chance, found by trying one id after the other; nil after so many tries.
  func words(
    trying selection: Selection, _ random: RandomOrder, _ offset: Int, _ limit: Int, tries: Int = .max
  ) throws(StorageTrouble) -> [Word]? {
    let sql = "SELECT \(Word.columns) FROM words WHERE \(selection.condition) AND id = ?"
    let shuffle = random.shuffle
    let count = max(0, Int(random.newest))
    var words: [Word] = []
    var skipped = 0
    for place in 0..<count {
      if words.count == limit { return words }
      if place == tries { return nil }
      let id = Datum.integer(Int64(shuffle[place] + 1))
      guard let word = try database.firstRow(sql, selection.values + [id], read: { Word($0) }) else { continue }
      if skipped < offset { skipped += 1 } else { words.append(word) }
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

import Domain

extension SQLiteWordBook {
  /// A part of a day's words by chance; those that came behind `random` was asked for follow all others.
  func words(
    of day: Selection, _ count: Int, _ random: RandomOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    // Trying ids is the quicker way only where many of them are of this day.
    if let words = try words(trying: day, random, offset, limit, tries: count / 4) { return words }
    var spots = try database.rows(
      "SELECT \(WordSpot.columns) FROM words WHERE \(day.condition)", day.values
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
    let newer = selection.and("id > \(count)")
    return words + (try self.words(newer, .oldest, offset - skipped, limit - words.count))
  }

  /// The order with its newest word among those that ever were.
  func bounded(_ order: WordOrder) throws(StorageTrouble) -> WordOrder {
    guard case .random(let random) = order else { return order }
    let last = try database.number("SELECT seq FROM sqlite_sequence WHERE name = 'words'") ?? 0
    return .random(RandomOrder(seed: random.seed, newest: max(0, min(random.newest, last))))
  }
}

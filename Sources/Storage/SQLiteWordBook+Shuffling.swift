import Domain

extension SQLiteWordBook {
  /// Where fewer than one in so many places of a day is taken, the places are listed instead of tried.
  private static let sparse = 16

  /// A part of a day's words by chance; those that came behind `random` was asked for follow all others.
  func words(
    of day: Day, _ count: Int, _ random: RandomOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    let top = try database.number(
      "SELECT place FROM words WHERE day = ? AND id <= ? ORDER BY place DESC LIMIT 1", .day(day),
      .integer(random.newest))
    let places = Int(top ?? 0)
    var words: [Word] = []
    var skipped = 0
    for place in try order(of: places, count, day, random.seed) {
      guard let word = try word(on: day, at: place) else { continue }
      if skipped < offset { skipped += 1 } else { words.append(word) }
      if words.count == limit { return words }
    }
    return words
      + (try self.words(after: places, on: day, offset - skipped, limit - words.count))
  }

  /// The places 1 to `places` in the order of the seed; some may be empty.
  private func order(
    of places: Int, _ count: Int, _ day: Day, _ seed: Int
  ) throws(StorageTrouble) -> any Sequence<Int> {
    guard places > 0 else { return [] }
    if count < places / Self.sparse {
      let taken = try database.rows(
        "SELECT place FROM words WHERE day = ? AND place <= ? ORDER BY place",
        [.day(day), .integer(Int64(places))]
      ) { Int($0.integer(0)) }
      let shuffle = Shuffle(count: taken.count, seed: seed)
      return taken.indices.lazy.map { taken[shuffle[$0]] }
    }
    let shuffle = Shuffle(count: places, seed: seed)
    return (0..<places).lazy.map { shuffle[$0] + 1 }
  }

  private func word(on day: Day, at place: Int) throws(StorageTrouble) -> Word? {
    try database.firstRow(
      "SELECT \(Word.columns) FROM words WHERE day = ? AND place = ?", [.day(day), .integer(Int64(place))]
    ) { Word($0) }
  }

  private func words(
    after place: Int, on day: Day, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    try database.rows(
      "SELECT \(Word.columns) FROM words WHERE day = ? AND place > ? ORDER BY place LIMIT ? OFFSET ?",
      [.day(day), .integer(Int64(place)), .integer(Int64(limit)), .integer(Int64(offset))]
    ) { Word($0) }
  }
}

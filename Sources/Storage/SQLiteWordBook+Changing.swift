package import Domain

extension SQLiteWordBook {
  package func add(
    _ entry: Entry, on day: Day, replacing: Bool
  ) throws(StorageTrouble) -> Adding {
    try database.transaction { () throws(StorageTrouble) in
      guard let word = try word(same: entry) else {
        return .added(WordChange(before: nil, after: try insert(entry, on: day)))
      }
      if word.entry.meaning == entry.meaning { return .same(word) }
      if !replacing { return .differs(word) }
      return .replaced(try rewrite(word, Entry(saved: word.entry.word, entry.meaning)))
    }
  }

  package func edit(_ id: Int64, to entry: Entry) throws(StorageTrouble) -> Editing {
    try database.transaction { () throws(StorageTrouble) in
      guard let word = try word(id) else { return .gone }
      if let other = try self.word(same: entry), other.id != id { return .taken(other) }
      return .done(try rewrite(word, entry))
    }
  }

  package func setMemorised(_ isMemorised: Bool, _ id: Int64) throws(StorageTrouble) -> Editing {
    try database.transaction { () throws(StorageTrouble) in
      guard let word = try word(id) else { return .gone }
      var after = word
      after.isMemorised = isMemorised
      try database.run("UPDATE words SET memorised = ? WHERE id = ?", .flag(isMemorised), .integer(id))
      return .done(WordChange(before: word, after: after))
    }
  }

  package func remove(_ id: Int64) throws(StorageTrouble) -> Editing {
    try database.transaction { () throws(StorageTrouble) in
      guard let word = try word(id) else { return .gone }
      try delete(word)
      return .done(WordChange(before: word, after: nil))
    }
  }

  package func revert(_ change: WordChange) throws(StorageTrouble) -> Bool {
    guard let id = (change.before ?? change.after)?.id else { return true }
    return try database.transaction { () throws(StorageTrouble) in
      guard try word(id) == change.after else { return false }
      if let before = change.before {
        // Another word may have become the same as the one that was.
        if let other = try word(same: before.entry), other.id != id { return false }
      }
      switch (change.before, change.after) {
      case (nil, let after?): try delete(after)
      case (let before?, nil): try insert(before)
      case (let before?, let after?):
        _ = try rewrite(after, before.entry)
        try database.run(
          "UPDATE words SET memorised = ? WHERE id = ?", .flag(before.isMemorised), .integer(id))
      case (nil, nil): break
      }
      return true
    }
  }

  func word(_ id: Int64) throws(StorageTrouble) -> Word? {
    try database.firstRow("SELECT \(Word.columns) FROM words WHERE id = ?", [.integer(id)]) { Word($0) }
  }

  /// The word in the book that is the same as this one.
  func word(same entry: Entry) throws(StorageTrouble) -> Word? {
    let key = Datum.text(WordText.key(entry.word))
    return try database.firstRow("SELECT \(Word.columns) FROM words WHERE key = ?", [key]) { Word($0) }
  }

  /// The place behind all others of a day.
  func nextPlace(on day: Day) throws(StorageTrouble) -> Int64 {
    (try database.number("SELECT places FROM days WHERE day = ?", .day(day)) ?? 0) + 1
  }

  private func insert(_ entry: Entry, on day: Day) throws(StorageTrouble) -> Word {
    let place = try nextPlace(on: day)
    try insert(id: nil, entry, on: day, at: place, isMemorised: false)
    return Word(id: database.lastID, place: place, entry: entry, day: day, isMemorised: false)
  }

  private func insert(_ word: Word) throws(StorageTrouble) {
    try insert(id: word.id, word.entry, on: word.day, at: word.place, isMemorised: word.isMemorised)
  }

  private func insert(
    id: Int64?, _ entry: Entry, on day: Day, at place: Int64, isMemorised: Bool
  ) throws(StorageTrouble) {
    try database.run(
      """
      INSERT INTO words (id, day, place, memorised, word, meaning, key, folded)
        VALUES (nullif(?, 0), ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(id ?? 0), .day(day), .integer(place), .flag(isMemorised), .text(entry.word),
      .text(entry.meaning), .text(WordText.key(entry.word)), .text(SearchText(entry).text))
  }

  func rewrite(_ word: Word, _ entry: Entry) throws(StorageTrouble) -> WordChange {
    try database.run(
      "UPDATE words SET word = ?, meaning = ?, key = ?, folded = ?, imported = 0 WHERE id = ?",
      .text(entry.word),
      .text(entry.meaning), .text(WordText.key(entry.word)), .text(SearchText(entry).text), .integer(word.id))
    var after = word
    after.entry = entry
    return WordChange(before: word, after: after)
  }

  private func delete(_ word: Word) throws(StorageTrouble) {
    try database.run("DELETE FROM words WHERE id = ?", .integer(word.id))
  }
}

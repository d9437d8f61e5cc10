import Domain

extension SQLiteWordBook {
  /// Up to this many words are sorted; of more, those that are shown are met soon in any order.
  private static let sortedAtMost = 2_000

  func page(
    containing text: String, _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> WordPage {
    guard let search = SearchText(searchingFor: text) else {
      return WordPage(words: [], total: 0, hasMore: false)
    }
    if let match = search.match {
      let selection = Selection(
        "id IN (SELECT rowid FROM search WHERE search MATCH ?) AND instr(folded, ?)",
        [.text(match), .text(search.text)])
      if let ids = try ids(selection) { return try page(of: ids, order, offset, limit) }
    }
    return try page(scanning: Selection("instr(folded, ?)", [.text(search.text)]), order, offset, limit)
  }

  /// The selected words' ids, oldest first; nil where there are too many.
  private func ids(_ selection: Selection) throws(StorageTrouble) -> [Int64]? {
    let ids = try database.rows(
      "SELECT id FROM words WHERE \(selection.condition) LIMIT \(Self.sortedAtMost + 1)", selection.values
    ) { $0.integer(0) }
    return ids.count > Self.sortedAtMost ? nil : ids
  }

  private func page(
    of ids: [Int64], _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> WordPage {
    var words: [Word] = []
    for id in ids { if let word = try word(id) { words.append(word) } }
    words.sort(by: order)
    let page = Array(words.dropFirst(offset).prefix(limit))
    return WordPage(words: page, total: words.count, hasMore: offset + page.count < words.count)
  }

  /// Looks at one word after the other in the order in which they are shown, until the page is full.
  private func page(
    scanning selection: Selection, _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> WordPage {
    let words =
      if case .random(let random) = order {
        try self.words(trying: selection, random, offset, limit + 1)
      } else {
        try self.words(selection, order, offset, limit + 1)
      }
    return WordPage(words: Array(words.prefix(limit)), total: nil, hasMore: words.count > limit)
  }

  private func words(
    trying selection: Selection, _ random: RandomOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    let sql = "SELECT \(Word.columns) FROM words WHERE \(selection.condition) AND id = ?"
    let shuffle = Shuffle(count: max(1, Int(random.newest)), seed: random.seed)
    var words: [Word] = []
    var skipped = 0
    for place in 0..<Int(random.newest) {
      let id = Datum.integer(Int64(shuffle[place] + 1))
      guard let word = try database.firstRow(sql, selection.values + [id], read: { Word($0) }) else { continue }
      if skipped < offset { skipped += 1 } else { words.append(word) }
      if words.count == limit { return words }
    }
    let newer = selection.and("id > \(random.newest)")
    return words
      + (try database.rows(
        "SELECT \(Word.columns) FROM words WHERE \(newer.condition) ORDER BY id LIMIT ? OFFSET ?",
        newer.values + [.integer(Int64(limit - words.count)), .integer(Int64(offset - skipped))]
      ) { Word($0) })
  }
}

extension [Word] {
  /// Sorts words of several days; a random order shuffles those that were there when it was asked for.
  fileprivate mutating func sort(by order: WordOrder) {
    sort { ($0.day, $0.place) > ($1.day, $1.place) }
    switch order {
    case .recent: break
    case .oldest: reverse()
    case .memorised: self = filter(\.isMemorised) + filter { !$0.isMemorised }
    case .unmemorised: self = filter { !$0.isMemorised } + filter(\.isMemorised)
    case .random(let random):
      let sorted = self.sorted { $0.id < $1.id }
      let known = sorted.prefix { $0.id <= random.newest }
      let shuffle = Shuffle(count: Swift.max(1, known.count), seed: random.seed)
      self = known.indices.map { known[shuffle[$0]] } + sorted.dropFirst(known.count)
    }
  }
}

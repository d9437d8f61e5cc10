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
      if let ids = try ids(match, search.text) { return try page(of: ids, order, offset, limit) }
    }
    return try page(scanning: Selection("instr(folded, ?)", [.text(search.text)]), order, offset, limit)
  }

  /// The ids of the words that contain the text, oldest first; nil where there are too many.
  private func ids(_ match: String, _ text: String) throws(StorageTrouble) -> [Int64]? {
    // A join asks the index for one word after the other, and stops when there are too many; IN would have it list all.
    let ids = try database.rows(
      """
      SELECT words.id FROM search CROSS JOIN words ON words.id = search.rowid
        WHERE search MATCH ? AND instr(words.folded, ?) LIMIT \(Self.sortedAtMost + 1)
      """, [.text(match), .text(text)]
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
}

extension [Word] {
  /// Sorts words of several days.
  fileprivate mutating func sort(by order: WordOrder) {
    sort { ($0.day, $0.place) > ($1.day, $1.place) }
    switch order {
    case .recent: break
    case .oldest: reverse()
    case .memorised: self = filter(\.isMemorised) + filter { !$0.isMemorised }
    case .unmemorised: self = filter { !$0.isMemorised } + filter(\.isMemorised)
    case .random(let random):
      let words = Dictionary(uniqueKeysWithValues: map { ($0.id, $0) })
      self = random.sorted(map(\.id)).compactMap { words[$0] }
    }
  }
}

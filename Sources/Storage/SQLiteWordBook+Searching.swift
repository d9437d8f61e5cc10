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
    if let match = search.match, let found = try find(match, search.text) {
      return try page(of: found, order, offset, limit)
    }
    return try page(scanning: Selection("instr(folded, ?)", [.text(search.text)]), order, offset, limit)
  }

  /// The words that contain the text, oldest first; nil where there are too many.
  private func find(_ match: String, _ text: String) throws(StorageTrouble) -> [Found]? {
    // A join asks the index for one word after the other, and stops when there are too many; IN would have it list all.
    let found = try database.rows(
      """
      SELECT \(Found.columns) FROM search CROSS JOIN words ON id = search.rowid
        WHERE search MATCH ? AND instr(words.folded, ?) LIMIT \(Self.sortedAtMost + 1)
      """, [.text(match), .text(text)]
    ) { Found($0) }
    return found.count > Self.sortedAtMost ? nil : found
  }

  private func page(
    of found: [Found], _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> WordPage {
    let page = found.sorted(by: order).dropFirst(offset).prefix(limit)
    var words: [Word] = []
    for found in page { if let word = try word(found.id) { words.append(word) } }
    return WordPage(words: words, total: found.count, hasMore: offset + page.count < found.count)
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

/// What an order needs to know of a word that was found.
private struct Found {
  static let columns = "id, day, place, memorised"

  let id: Int64
  let day: Int64
  let place: Int64
  let isMemorised: Bool

  init(_ row: Statement) {
    id = row.integer(0)
    day = row.integer(1)
    place = row.integer(2)
    isMemorised = row.integer(3) != 0
  }
}

extension [Found] {
  fileprivate func sorted(by order: WordOrder) -> [Found] {
    if case .random(let random) = order {
      let found = Dictionary(uniqueKeysWithValues: map { ($0.id, $0) })
      return random.sorted(map(\.id)).compactMap { found[$0] }
    }
    let recent = sorted { ($0.day, $0.place) > ($1.day, $1.place) }
    return switch order {
    case .oldest: recent.reversed()
    case .memorised: recent.filter(\.isMemorised) + recent.filter { !$0.isMemorised }
    case .unmemorised: recent.filter { !$0.isMemorised } + recent.filter(\.isMemorised)
    case .recent, .random: recent
    }
  }
}

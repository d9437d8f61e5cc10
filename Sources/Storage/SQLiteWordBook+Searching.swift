import Domain

extension SQLiteWordBook {
  /// Up to this many words are sorted; of more, those that are shown are met soon in any order.
  private static let sortedAtMost = 2_000
  /// The most beginnings of words that the index is asked for at once.
  private static let termsAtMost = 100
  /// How many words are looked at one after the other before all that match are sorted instead.
  private static let nearAtMost = 5_000

  func page(
    containing text: String, _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> WordPage {
    guard let search = SearchText(searchingFor: text) else {
      return WordPage(words: [], total: 0, hasMore: false)
    }
    if var spots = try spots(search) {
      spots.sort(by: order)
      let words = try words(at: spots.dropFirst(offset).prefix(limit))
      return WordPage(words: words, total: spots.count, hasMore: offset + words.count < spots.count)
    }
    return try page(scanning: search, order, offset, limit)
  }

  /// Where the words that are found stand, in any order; nil where there are too many.
  private func spots(_ search: SearchText) throws(StorageTrouble) -> [WordSpot]? {
    let match: String? = if let match = search.match { match } else { try match(beginning: search.indexedText) }
    guard let match else { return nil }
    if match.isEmpty { return [] }
    // The index finds all that have the right trigrams, in whatever order.
    let spots = try database.rows(
      """
      SELECT \(WordSpot.columns) FROM search CROSS JOIN words ON words.id = search.rowid
        WHERE search MATCH ? AND instr(words.folded, ?) LIMIT \(Self.sortedAtMost + 1)
      """, [.text(match), .text(search.text)]
    ) { WordSpot($0) }
    return spots.count > Self.sortedAtMost ? nil : spots
  }

  /// The question for a text of one or two characters: any trigram that begins with it; nil where these are too many.
  private func match(beginning text: String) throws(StorageTrouble) -> String? {
    let terms = try database.rows(
      "SELECT term FROM search_terms WHERE term BETWEEN ? AND ? LIMIT \(Self.termsAtMost + 1)",
      [.text(text), .text(text + "\u{10FFFF}\u{10FFFF}")]
    ) { $0.text(0) }
    return terms.count > Self.termsAtMost ? nil : SearchText.match(terms, joined: " OR ")
  }

  /// Looks at one word after the other in the order in which they are shown, until the page is full.
  private func page(
    scanning search: SearchText, _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> WordPage {
    let selection = Selection("instr(words.folded, ?)", [.text(search.text)])
    let words: [Word]
    if case .random(let random) = order {
      words = try self.words(trying: selection, random, offset, limit + 1) ?? []
    } else if let match = search.match {
      words = try self.words(near: selection, else: match, order, offset, limit + 1)
    } else {
      words = try self.words(selection, order, offset, limit + 1)
    }
    return WordPage(words: Array(words.prefix(limit)), total: nil, hasMore: words.count > limit)
  }

  /// The words that are found are met soon where they lie among the others; where they lie together far behind, all
  /// that the index finds are sorted.
  private func words(
    near selection: Selection, else match: String, _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    let direction = order == .oldest ? "ASC" : "DESC"
    let group =
      switch order {
      case .memorised: "memorised = 1"
      case .unmemorised: "memorised = 0"
      case .recent, .oldest, .random: "true"
      }
    let edge = try database.firstRow(
      """
      SELECT day, place FROM words WHERE \(group) ORDER BY day \(direction), place \(direction)
        LIMIT 1 OFFSET \(Self.nearAtMost)
      """
    ) { [Datum.integer($0.integer(0)), .integer($0.integer(1))] }
    var near = selection.and(group)
    if let edge {
      near = near.and("(words.day, words.place) \(order == .oldest ? "<" : ">") (?, ?)", edge)
    }
    let words = try words(near, direction, offset, limit)
    if words.count == limit { return words }
    let found = Selection("search MATCH ? AND \(selection.condition)", [.text(match)] + selection.values)
    return try self.words(
      found.from("search CROSS JOIN words ON words.id = search.rowid"), order, offset, limit)
  }
}

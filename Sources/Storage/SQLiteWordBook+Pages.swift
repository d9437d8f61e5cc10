package import Domain

extension SQLiteWordBook {
  package func page(
    _ query: WordQuery, offset: Int, limit: Int
  ) throws(StorageTrouble) -> WordPage {
    try database.reading { () throws(StorageTrouble) in
      switch query.scope {
      case .day(let day): try page(of: day, query.order, max(0, offset), max(0, limit))
      case .containing(let text): try page(containing: text, query.order, max(0, offset), max(0, limit))
      }
    }
  }

  private func page(
    of day: Day, _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> WordPage {
    let count = Int(try database.number("SELECT count FROM days WHERE day = ?", .day(day)) ?? 0)
    let selection = Selection("day = ?", [.day(day)])
    let words =
      if case .random(let random) = order {
        try self.words(of: day, count, random, offset, limit)
      } else {
        try self.words(selection, order, offset, limit)
      }
    return WordPage(words: words, total: count, hasMore: offset + words.count < count)
  }

  /// A part of the words that a condition selects, in an order that an index has.
  func words(
    _ selection: Selection, _ order: WordOrder, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    let memorised = selection.and("memorised = 1")
    let others = selection.and("memorised = 0")
    return switch order {
    case .oldest: try words(selection, "ASC", offset, limit)
    case .memorised: try words(memorised, others, offset, limit)
    case .unmemorised: try words(others, memorised, offset, limit)
    case .recent, .random: try words(selection, "DESC", offset, limit)
    }
  }

  /// The words of one selection before those of another, each recently saved first; one after the other, because no
  /// index has both.
  private func words(
    _ first: Selection, _ second: Selection, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    let start = try words(first, "DESC", offset, limit)
    guard start.count < limit else { return start }
    var before = start.count
    if before == 0, offset > 0 {
      let sql = "SELECT count(*) FROM \(first.source) WHERE \(first.condition)"
      before = Int(try database.firstRow(sql, first.values) { $0.integer(0) } ?? 0)
    } else {
      before += offset
    }
    return start + (try words(second, "DESC", max(0, offset - before), limit - start.count))
  }

  func words(
    _ selection: Selection, _ direction: String, _ offset: Int, _ limit: Int
  ) throws(StorageTrouble) -> [Word] {
    try database.rows(
      """
      SELECT \(Word.columns) FROM \(selection.source) WHERE \(selection.condition)
        ORDER BY day \(direction), place \(direction) LIMIT ? OFFSET ?
      """, selection.values + [.integer(Int64(limit)), .integer(Int64(offset))]
    ) { Word($0) }
  }
}

/// A condition on words and the values in it.
struct Selection {
  let condition: String
  let values: [Datum]
  /// Where the words come from.
  var source = "words"

  init(_ condition: String, _ values: [Datum]) {
    self.condition = condition
    self.values = values
  }

  func and(_ other: String, _ more: [Datum] = []) -> Selection {
    var selection = Selection("\(condition) AND \(other)", values + more)
    selection.source = source
    return selection
  }

  func from(_ source: String) -> Selection {
    var selection = self
    selection.source = source
    return selection
  }
}

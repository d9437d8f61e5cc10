import Domain
import TestSupport
import Testing

@testable import Storage

/// A word book in SQLite and a naive one that are asked for the same.
private struct BookPair {
  let book: SQLiteWordBook
  let naive = NaiveWordBook()
  var dice: WordDice
  var changes: [WordChange] = []

  init(seed: UInt64) throws {
    book = try SQLiteWordBook.inMemory()
    dice = WordDice(seed: seed)
  }

  /// Does one change by chance to both and compares what comes of it.
  mutating func change() throws {
    let id = Int64(dice.number(1..<max(2, Int(naive.newest()) + 2)))
    switch dice.number(0..<10) {
    case 0...3:
      let (entry, day, replacing) = (dice.entry(), dice.day(), dice.chance(2))
      let adding = naive.add(entry, on: day, replacing: replacing)
      #expect(try book.add(entry, on: day, replacing: replacing) == adding)
      if case .added(let change) = adding { changes.append(change) }
      if case .replaced(let change) = adding { changes.append(change) }
    case 4, 5:
      let entry = dice.entry()
      try expectSame(book.edit(id, to: entry), naive.edit(id, to: entry))
    case 6:
      let isMemorised = dice.chance(2)
      try expectSame(book.setMemorised(isMemorised, id), naive.setMemorised(isMemorised, id))
    case 7: try expectSame(book.remove(id), naive.remove(id))
    default:
      guard !changes.isEmpty else { return }
      // Mostly the last one, as a guest does, and now and then an older one.
      let change = changes.remove(at: dice.chance(3) ? dice.number(0..<changes.count) : changes.count - 1)
      #expect(try book.revert(change) == naive.revert(change))
    }
  }

  private mutating func expectSame(_ editing: Editing, _ expected: Editing) {
    #expect(editing == expected)
    if case .done(let change) = expected { changes.append(change) }
  }

  /// Compares a page, wherever it is cut.
  mutating func comparePage(_ scope: WordQuery.Scope) throws {
    let query = WordQuery(scope, order: dice.order(newest: Int64(dice.number(0..<Int(naive.newest()) + 2))))
    let (offset, limit) = (dice.chance(2) ? 0 : dice.number(0..<40), dice.number(1..<15))
    let page = try book.page(query, offset: offset, limit: limit)
    let expected = naive.page(query, offset: offset, limit: limit)
    #expect(page.words.map(\.bytes) == expected.words.map(\.bytes), "\(query) \(offset) \(limit)")
    #expect(page.hasMore == expected.hasMore, "\(query) \(offset) \(limit)")
    #expect(page.total == nil || page.total == expected.total, "\(query)")
    if case .day = scope { #expect(page.total == expected.total) }
  }
}

extension Word {
  /// Everything about it, with texts that are only canonically the same told apart.
  fileprivate var bytes: [[UInt8]] {
    ["\(id) \(place) \(day) \(isMemorised)", entry.word, entry.meaning].map { Array($0.utf8) }
  }
}

@Test(arguments: 1...4 as ClosedRange<UInt64>)
func `whatever is done to the book, it answers as a naive one does`(seed: UInt64) throws {
  var pair = try BookPair(seed: seed)
  for _ in 0..<250 {
    for _ in 0..<pair.dice.number(1..<4) { try pair.change() }
    #expect(try pair.book.newest() == pair.naive.newest())
    for day in Day.ofTests.advanced(by: -1)?.days(through: Day.ofTests.advanced(by: 3) ?? .ofTests) ?? [] {
      try pair.comparePage(.day(day))
      #expect(try pair.book.counts(in: day.month) == pair.naive.counts(in: day.month))
    }
    for length in 1...4 { try pair.comparePage(.containing(pair.dice.text(length...length))) }
    let word = pair.dice.entry()
    try pair.comparePage(.containing(word.word))
    // What would be found only across the border of a word and its meaning.
    try pair.comparePage(.containing(String(word.word.suffix(1)) + "\n" + word.meaning.prefix(1)))
  }
  let verdict = try pair.book.database.firstRow("PRAGMA integrity_check") { $0.text(0) }
  #expect(verdict == "ok")
  try pair.book.database.runScript("INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
}

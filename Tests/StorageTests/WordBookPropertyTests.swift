import Domain
import Storage
import TestSupport
import Testing

struct WordBookPropertyTests {
  private static let pieces = [
    "a", "b", "ab", "A", "é", "e\u{301}", "ß", "ss", "가", "격", "가격", "가가", "が", "か", "ｶﾞ", "ガ", "漢", "\"", " ",
    "\n", "z", "%",
    "😀", "д", "ж",
  ]

  @Test(arguments: 1...8)
  func `a book is what a plain list is, whatever is done`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let book = try SQLiteWordBook.inMemory()
    var model = WordBookModel()
    var changes: [WordChange] = []
    for _ in 0..<120 {
      try step(book, &model, &changes, &random)
      try compare(book, model, &random)
    }
    #expect(model.words.count > 3)
  }

  private func text(_ random: inout SeededRandom) -> String {
    (0...Int.random(in: 0...3, using: &random)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    }.joined()
  }

  private func entry(_ random: inout SeededRandom) -> Entry {
    Entry.reading(word: "w" + text(&random), meaning: text(&random) + "m").value ?? Entry(saved: "w", "m")
  }

  private func step(
    _ book: SQLiteWordBook, _ model: inout WordBookModel, _ changes: inout [WordChange],
    _ random: inout SeededRandom
  ) throws {
    let id = Int64.random(in: 1...40, using: &random)
    let flag = Bool.random(using: &random)
    let texts = entry(&random)
    switch Int.random(in: 0...9, using: &random) {
    case 0...4:
      let day = try Day.later(Int.random(in: 0...2, using: &random))
      let adding = try book.add(texts, on: day, replacing: flag)
      #expect(adding == model.add(texts, on: day, replacing: flag))
      if case .added(let change) = adding { changes.append(change) }
    case 5: try note(book.edit(id, to: texts), model.edit(id, to: texts), &changes)
    case 6: try note(book.setMemorised(flag, id), model.change(id) { $0.isMemorised = flag }, &changes)
    case 7: try note(book.remove(id), model.remove(id), &changes)
    default:
      guard let change = changes.randomElement(using: &random) else { return }
      #expect(try book.revert(change) == model.revert(change))
    }
  }

  private func note(_ one: Editing, _ other: Editing, _ changes: inout [WordChange]) throws {
    #expect(one == other)
    if case .done(let change) = one { changes.append(change) }
  }

  private func compare(
    _ book: SQLiteWordBook, _ model: WordBookModel, _ random: inout SeededRandom
  ) throws {
    #expect(try book.newest() == model.words.map(\.id).max() ?? 0)
    let part = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    let chance = RandomOrder(
      seed: Int.random(in: 0...9, using: &random), newest: Int64.random(in: 0...model.newest, using: &random))
    let scopes: [WordQuery.Scope] = [
      .day(try Day.later(Int.random(in: 0...2, using: &random))), .containing(part), .containing(text(&random)),
    ]
    for order in [WordOrder.recent, .oldest, .memorised, .unmemorised, .random(chance)] {
      for scope in scopes {
        let query = WordQuery(scope, order: order)
        let expected = model.all(query)
        let offset = Int.random(in: 0...6, using: &random)
        let limit = Int.random(in: 1...6, using: &random)
        let page = try book.page(query, offset: offset, limit: limit)
        #expect(page.words == Array(expected.dropFirst(offset).prefix(limit)), "\(query)")
        #expect(page.hasMore == (expected.count > offset + limit), "\(query)")
        #expect(page.total == expected.count, "\(query)")
      }
    }
  }
}

extension WordBookModel {
  var newest: Int64 { words.map(\.id).max() ?? 0 }
}

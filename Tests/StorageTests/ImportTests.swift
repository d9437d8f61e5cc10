import Domain
import Storage
import TestSupport
import Testing

struct ImportTests {
  let book: SQLiteWordBook

  init() throws { book = try SQLiteWordBook.inMemory() }

  private func put(_ list: [ListedWord], named name: String = "list.csv") throws -> [Listing] {
    let lines = try book.beginImport(named: name, on: .ofTests)
    let listings = try list.map { try lines.put($0) }
    try lines.commit()
    return listings
  }

  private func line(
    _ word: String, _ meaning: String = "m", _ day: Day? = nil, _ isMemorised: Bool? = nil
  ) throws -> ListedWord {
    try ListedWord(entry: Entry(word, meaning), day: day, isMemorised: isMemorised)
  }

  @Test func `a list adds, changes and leaves words`() throws {
    let one = try book.save("one", "1")
    let two = try book.save("two", "2")
    try book.save("three", "3")
    let day = try Day.later(1)
    let listings = try put([
      line("one", "1"), line("ｔｗｏ", "zwei", day, true), line("four", "4"), line("five", "5", day, true),
      line("four", "4"),
    ])
    guard listings.count == 5, case .added(let four) = listings[2], case .added(let five) = listings[3] else {
      throw SQLiteWordBook.NotSaved()
    }
    #expect(listings == [.same(one.id), .changed(two.id), .added(four), .added(five), .same(four)])
    #expect(try book.texts() == ["one", "three", "four"])
    #expect(try book.texts(.day(day)) == ["two", "five"])
    #expect(try book.all(.day(day)).map(\.place) == [1, 2])
    #expect(try book.all(.day(day)).map(\.isMemorised) == [true, true])
    #expect(try book.texts(.containing("zwei")) == ["two"])
    #expect(
      try book.counts(in: day.month).map(\.count) == [3, 2])
    #expect(try book.save("six").place == 5)
  }

  @Test func `an import that is rolled back or let go leaves nothing`() throws {
    try book.save("one", "1")
    let before = try book.all()
    for isLetGo in [false, true] {
      let lines = try book.beginImport(named: "list.csv", on: .ofTests)
      _ = try lines.put(line("one", "eins", .later(1)))
      _ = try lines.put(line("two"))
      if !isLetGo { lines.rollBack() }
    }
    #expect(try book.all() == before)
    #expect(try book.texts(.containing("two")).isEmpty)
    #expect(try book.undoImport() == nil)
    #expect(try book.save("two").place == 2)
  }

  @Test func `an import that changes nothing is none to take back`() throws {
    _ = try put([line("one")], named: "first.csv")
    _ = try put([line("one")], named: "second.csv")
    #expect(try book.undoImport() == UndoneImport(name: "first.csv", removed: 1, restored: 0, left: 0))
    #expect(try book.undoImport() == nil)
  }

  @Test func `the last import is taken back first`() throws {
    try book.save("one", "1")
    let before = try book.all()
    _ = try put([line("one", "uno", .later(1), true), line("two", "due")], named: "first.csv")
    let between = try book.all() + book.all(.day(.later(1)))
    _ = try put([line("one", "ein"), line("one", "eins"), line("two", "zwei"), line("x")], named: "second.csv")
    #expect(try book.undoImport() == UndoneImport(name: "second.csv", removed: 1, restored: 2, left: 0))
    #expect(try book.all() + book.all(.day(.later(1))) == between)
    #expect(try book.undoImport() == UndoneImport(name: "first.csv", removed: 1, restored: 1, left: 0))
    #expect(try book.all() == before)
    #expect(try book.texts(.containing("due")).isEmpty)
    #expect(try book.texts(.containing("1")) == ["one"])
  }

  @Test func `words with other texts since are left, marked ones are not`() throws {
    try book.save("mine", "1")
    try book.save("yours", "1")
    _ = try put([
      line("mine", "2"), line("yours", "2"), line("marked"), line("edited"), line("there and back"),
      line("gone"),
    ])
    let words = Dictionary(uniqueKeysWithValues: try book.all().map { ($0.entry.word, $0) })
    let marked = try #require(words["marked"])
    let back = try #require(words["there and back"])
    _ = try book.setMemorised(true, marked.id)
    _ = try book.setMemorised(true, #require(words["mine"]).id)
    _ = try book.edit(#require(words["edited"]).id, to: Entry("edited", "other"))
    guard case .done(let change) = try book.edit(back.id, to: Entry("there", "m")) else {
      throw SQLiteWordBook.NotSaved()
    }
    #expect(try book.revert(change))
    _ = try book.remove(#require(words["gone"]).id)
    #expect(try book.undoImport() == UndoneImport(name: "list.csv", removed: 2, restored: 1, left: 2))
    #expect(try book.texts() == ["mine", "yours", "edited"])
    #expect(try book.all().map(\.entry.meaning) == ["2", "1", "other"])
  }

  @Test func `a removed word that came back is taken out with its import`() throws {
    _ = try put([line("one")])
    let one = try #require(try book.all().first)
    _ = try book.remove(one.id)
    #expect(try book.revert(WordChange(before: one, after: nil)))
    #expect(try book.undoImport()?.removed == 1)
    #expect(try book.texts().isEmpty)
  }

  @Test func `every word is given by day and place`() throws {
    for (word, days) in [("c", 2), ("a", 0), ("b", 0), ("d", 1)] { try book.save(word, on: .later(days)) }
    var words: [String] = []
    try book.forEachWord { words.append($0.entry.word) }
    #expect(words == ["a", "b", "d", "c"])
  }

  @Test func `an import of many words is found in every way`() throws {
    _ = try put((0..<5_000).map { try line("word \($0) 가격", "meaning \($0 % 7)", .later($0 % 2)) })
    #expect(try book.all().count == 2_500)
    let page = try book.page(WordQuery(.containing("격"), order: .recent), offset: 4_995, limit: 10)
    #expect(page.words.count == 5)
    #expect(page.total == nil)
    #expect(!page.hasMore)
    let few = try book.page(WordQuery(.containing("Word 499"), order: .oldest), offset: 0, limit: 100)
    #expect(few.total == 11)
    #expect(try book.undoImport()?.removed == 5_000)
    #expect(try book.texts(.containing("word")).isEmpty)
  }
}

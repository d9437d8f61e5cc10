import Domain
import Storage
import TestSupport
import Testing

struct ChangingTests {
  let book: SQLiteWordBook

  init() throws { book = try SQLiteWordBook.inMemory() }

  @Test func `a word is saved once`() throws {
    let apple = try book.save("Apple", "사과")
    #expect(try book.add(Entry("Ａｐｐｌｅ", "사과"), on: .later(1), replacing: false) == .same(apple))
    #expect(try book.add(Entry("Apple", "능금"), on: .later(1), replacing: false) == .differs(apple))
    #expect(try book.texts() == ["Apple"])
    #expect(try book.texts(.day(.later(1))).isEmpty)
  }

  @Test func `replacing keeps day, place and word`() throws {
    let apple = try book.save("Apple", "사과")
    var after = apple
    after.entry = try Entry("Apple", "능금")
    let change = WordChange(before: apple, after: after)
    #expect(try book.add(Entry("Ａｐｐｌｅ", "능금"), on: .later(1), replacing: true) == .replaced(change))
    #expect(try book.all() == [after])
  }

  @Test func `an edit keeps the place, and may not take another word`() throws {
    let one = try book.save("one")
    let two = try book.save("two")
    #expect(try book.edit(one.id, to: Entry("ｔｗｏ", "x")) == .taken(two))
    guard case .done(let change) = try book.edit(one.id, to: Entry("ONE", "1")) else {
      throw SQLiteWordBook.NotSaved()
    }
    #expect(change.before == one)
    #expect(try book.all() == [try #require(change.after), two])
    #expect(change.after?.place == 1)
    #expect(try book.edit(99, to: Entry("x", "x")) == .gone)
  }

  @Test func `a place and an id are given once`() throws {
    try book.save("one")
    let two = try book.save("two")
    #expect(try book.remove(two.id) == .done(WordChange(before: two, after: nil)))
    #expect(try book.remove(two.id) == .gone)
    let three = try book.save("three")
    #expect(three.place == 3)
    #expect(three.id > two.id)
    #expect(try book.newest() == three.id)
  }

  @Test func `an empty book has no newest word`() throws {
    #expect(try book.newest() == 0)
  }

  @Test func `a mark that is there stays`() throws {
    var word = try book.save("one")
    guard case .done(let change) = try book.setMemorised(true, word.id) else { throw SQLiteWordBook.NotSaved() }
    #expect(change.before == word)
    word.isMemorised = true
    #expect(change.after == word)
    #expect(try book.setMemorised(true, word.id) == .done(WordChange(before: word, after: word)))
    #expect(try book.setMemorised(true, 99) == .gone)
  }

  @Test func `days are counted in their month alone`() throws {
    for (index, days) in [0, 0, 1, 2, -29].enumerated() { try book.save("\(index)", on: .later(days)) }
    let gone = try book.save("gone", on: .later(-5))
    _ = try book.remove(gone.id)
    let month = Day.ofTests.month
    #expect(
      try book.counts(in: month) == [
        DayCount(day: .ofTests, count: 2), DayCount(day: .later(1), count: 1),
      ])
  }
}

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

struct RevertingTests {
  let book: SQLiteWordBook

  init() throws { book = try SQLiteWordBook.inMemory() }

  private func change(_ editing: Editing) throws -> WordChange {
    guard case .done(let change) = editing else { throw SQLiteWordBook.NotSaved() }
    return change
  }

  @Test func `a removed word comes back as it was`() throws {
    try book.save("one", "apple")
    let two = try book.save("two", "pear")
    try book.save("three")
    let removal = try change(book.remove(two.id))
    #expect(try book.texts(.containing("pear")).isEmpty)
    #expect(try book.revert(removal))
    #expect(try book.texts() == ["one", "two", "three"])
    #expect(try book.all(.containing("pear")) == [two])
    #expect(try book.revert(removal) == false)
  }

  @Test func `an edited word gets its texts back in the search too`() throws {
    let word = try book.save("apple", "사과")
    let edit = try change(book.edit(word.id, to: Entry("pear", "배")))
    #expect(try book.texts(.containing("사")).isEmpty)
    #expect(try book.revert(edit))
    #expect(try book.all(.containing("사")) == [word])
    #expect(try book.all(.containing("배")).isEmpty)
  }

  @Test func `a saved word is taken out again`() throws {
    let word = try book.save("apple")
    #expect(try book.revert(WordChange(before: nil, after: word)))
    #expect(try book.texts().isEmpty)
    #expect(try book.counts(in: Day.ofTests.month).isEmpty)
  }

  @Test func `a word that was changed since stays`() throws {
    let word = try book.save("apple")
    let mark = try change(book.setMemorised(true, word.id))
    _ = try book.edit(word.id, to: Entry("apple", "other"))
    #expect(try book.revert(mark) == false)
    #expect(try book.all().map(\.isMemorised) == [true])
  }

  @Test func `a word whose place as a word was taken stays out`() throws {
    let word = try book.save("apple")
    let removal = try change(book.remove(word.id))
    let other = try book.save("apple")
    #expect(try book.revert(removal) == false)
    #expect(try book.all() == [other])
  }

  @Test func `an edit is kept when another word is what it was`() throws {
    let word = try book.save("apple")
    let edit = try change(book.edit(word.id, to: Entry("pear", "m")))
    try book.save("apple")
    #expect(try book.revert(edit) == false)
    #expect(try book.texts() == ["pear", "apple"])
  }
}

import Domain
import Storage
import TestSupport
import Testing

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

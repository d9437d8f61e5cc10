import Domain
import TestSupport
import Testing

@testable import Storage

/// A book of these words, each with its own text as meaning.
private func book(of words: String...) throws -> SQLiteWordBook {
  let book = try SQLiteWordBook.inMemory()
  for word in words { _ = try book.add(Entry(saved: word, "m"), on: .ofTests, replacing: false) }
  return book
}

extension SQLiteWordBook {
  fileprivate func found(_ text: String, limit: Int = 12) throws -> [String] {
    try page(WordQuery(.containing(text), order: .oldest), offset: 0, limit: limit).words.map(\.entry.word)
  }
}

@Test(arguments: [
  ("e", ["Émile", "apple"]), ("APP", ["apple"]), ("가", ["가격", "소가"]), ("가격", ["가격"]), ("か", ["かき"]),
  ("が", ["がき"]), ("が き", []), ("ｶﾞ", ["ガム"]), ("漢", ["漢字"]), ("le", ["Émile", "apple"]), ("", []),
  ("\u{301}", []),
])
func `a search finds what contains its text`(text: String, words: [String]) throws {
  let book = try book(of: "Émile", "apple", "가격", "소가", "かき", "がき", "ガム", "漢字")
  #expect(try book.found(text) == words)
}

@Test(arguments: [
  "\"\u{20DD}ab", "\"\"\"", "a\"b", "'; DROP TABLE words; --", "100%", "_x_", "a*b", "a AND b", "NEAR(", "^abc",
  "-abc", "{a b}",
  "a:b", "\\\\\\", "\u{FFFF}\u{FFFF}\u{FFFF}", "(a",
])
func `signs that mean something to SQL or its index are letters to a search`(text: String) throws {
  let book = try book(of: "before \(text) behind", "another word", "aXb")
  #expect(try book.found(text) == ["before \(text) behind"])
}

@Test
func `a search does not reach from a word into its meaning`() throws {
  let book = try SQLiteWordBook.inMemory()
  _ = try book.add(Entry(saved: "ab", "cd\nef\tgh"), on: .ofTests, replacing: false)
  for text in ["bc", "b\nc", "ab\ncd", "ab cd", "h\n", "gh\n", "\n"] {
    #expect(try book.found(text) == (text == "\n" ? ["ab"] : []))
  }
  for text in ["ab", "cd", "cd\nef", "cd ef gh", " "] { #expect(try book.found(text) == ["ab"]) }
}

@Test
func `more finds than are sorted come in the same order`() throws {
  let book = try SQLiteWordBook.inMemory()
  try book.addNumbers(1...2_100)
  for order in [
    WordOrder.recent, .oldest, .memorised, .unmemorised, .random(RandomOrder(seed: 3, newest: 2_050)),
  ] {
    let query = WordQuery(.containing("number"), order: order)
    let before = try book.page(query, offset: 0, limit: 1_900).words
    for id in 1_980...2_100 as ClosedRange<Int64> { _ = try book.remove(id) }
    let after = try book.page(query, offset: 0, limit: 1_900).words
    #expect(
      after == before.filter { $0.id < 1_980 } + after.suffix(after.count - before.count { $0.id < 1_980 }))
    #expect(after.count == 1_900)
    try book.addNumbers(1_980...2_100)
  }
}

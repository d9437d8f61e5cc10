import Domain
import TestSupport
import Testing

@testable import Storage

/// More words than are sorted that contain a text lie together behind more words than are looked at for it.
@Test
func `words that lie far behind all others are found in every order`() throws {
  let book = try SQLiteWordBook.inMemory()
  let old = try #require(Day(iso: "2026-01-01"))
  let listed = try book.beginImport(named: "list", on: .ofTests)
  for number in 0..<2_500 {
    _ = try listed.put(
      ListedWord(entry: Entry(saved: "old \(number)", "found"), day: old, isMemorised: number % 2 == 0))
  }
  for number in 0..<11_000 {
    _ = try listed.put(ListedWord(entry: Entry(saved: "new \(number)", "other"), isMemorised: number % 2 == 0))
  }
  try listed.commit()
  let expected: [(WordOrder, [Int])] = [
    (.recent, [2_499, 2_498]), (.oldest, [0, 1]), (.memorised, [2_498, 2_496]), (.unmemorised, [2_499, 2_497]),
  ]
  for (order, numbers) in expected {
    let page = try book.page(WordQuery(.containing("found"), order: order), offset: 0, limit: 2)
    #expect(page.words.map(\.entry.word) == numbers.map { "old \($0)" })
    #expect(page.hasMore)
    let last = try book.page(WordQuery(.containing("found"), order: order), offset: 2_499, limit: 2)
    #expect(last.words.count == 1)
    #expect(!last.hasMore)
  }
}

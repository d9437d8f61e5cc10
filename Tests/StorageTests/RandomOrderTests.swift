import Domain
import TestSupport
import Testing

@testable import Storage

private let scopes: [WordQuery.Scope] = [.day(.ofTests), .containing("number"), .containing("n")]

/// A book of 200 words, of which the day that is shown has all, every other one or every fortieth.
private func book(every step: Int) throws -> SQLiteWordBook {
  let book = try SQLiteWordBook.inMemory()
  try book.addNumbers(1...200)
  for id in 1...200 as ClosedRange<Int64> where id % Int64(step) != 0 { _ = try book.remove(id) }
  return book
}

private func random(_ book: SQLiteWordBook, seed: Int = 5) throws -> WordOrder {
  .random(RandomOrder(seed: seed, newest: try book.newest()))
}

@Test(arguments: scopes, [1, 2, 40])
func `a random order shows every card once, the same for the same seed`(scope: WordQuery.Scope, step: Int)
  throws
{
  let book = try book(every: step)
  let query = WordQuery(scope, order: try random(book))
  let words = try book.allPages(query)
  #expect(words.map(\.id).sorted() == (1...200).filter { $0 % Int64(step) == 0 })
  #expect(try book.allPages(query, limit: 3) == words)
  #expect(try book.allPages(WordQuery(scope, order: random(book, seed: 6))) != words)
  #expect(words.map(\.id) != words.map(\.id).sorted())
}

@Test(arguments: scopes, [1, 2])
func `a random order stays as it is while words come`(scope: WordQuery.Scope, step: Int) throws {
  let book = try book(every: step)
  let query = WordQuery(scope, order: try random(book))
  let before = try book.allPages(query)
  var next = 201
  let words = try book.allPages(query) { _ in
    try book.addNumbers(next...next)
    next += 1
  }
  #expect(Array(words.prefix(before.count)) == before)
  #expect(words.dropFirst(before.count).map(\.id) == (201..<Int64(next)).map { $0 })
}

@Test(arguments: scopes, [1, 2])
func `a random order shows no card twice while words go`(scope: WordQuery.Scope, step: Int) throws {
  let book = try book(every: step)
  let query = WordQuery(scope, order: try random(book))
  let before = try book.allPages(query).map(\.id)
  var gone: Set<Int64> = []
  // The newest words and those that are farthest behind go first.
  let words = try book.allPages(query) { _ in
    for id in [before.last { !gone.contains($0) }, before.filter { !gone.contains($0) }.max()].compactMap(
      \.self)
    {
      guard case .done = try book.remove(id) else { continue }
      gone.insert(id)
    }
  }.map(\.id)
  #expect(Set(words).count == words.count)
  #expect(gone.count > 10)
  #expect(words == before.filter { words.contains($0) })
}

@Test
func `the day of a million words opens at once in every order`() throws {
  let book = try SQLiteWordBook.inMemory()
  try book.addNumbers(1...1_000_000)
  let tomorrow = try #require(Day.ofTests.advanced(by: 1))
  _ = try book.add(Entry(saved: "later", "m"), on: tomorrow, replacing: false)
  let orders: [WordOrder] = [.recent, .oldest, .memorised, .unmemorised, try random(book)]
  let clock = ContinuousClock()
  let elapsed = try clock.measure {
    for order in orders {
      for day in [Day.ofTests, tomorrow] {
        let page = try book.page(WordQuery(.day(day), order: order), offset: 0, limit: 12)
        #expect(page.total == (day == tomorrow ? 1 : 1_000_000))
        #expect(page.words.count == min(12, page.total ?? 0))
      }
    }
  }
  #expect(elapsed < .seconds(1))
}

import Domain
import TestSupport

@testable import Storage

extension SQLiteWordBook {
  /// Adds the words `number 1`, `number 2` and so on with these ids, quickly.
  func addNumbers(_ numbers: ClosedRange<Int>, on day: Day = .ofTests) throws {
    try database.run(
      """
      WITH RECURSIVE numbers (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
      INSERT INTO words (id, day, place, memorised, word, meaning, key, folded)
        SELECT n, ?3, n, n % 2, 'number ' || n, 'm', 'number ' || n, 'number ' || n || char(10) || 'm' || char(10)
        FROM numbers
      """, .integer(Int64(numbers.lowerBound)), .integer(Int64(numbers.upperBound)), .day(day))
  }

  /// Every word of a query, page by page; what `between` does to the book happens behind each page.
  func allPages(_ query: WordQuery, limit: Int = 7, between: ([Word]) throws -> Void = { _ in }) throws
    -> [Word]
  {
    var words: [Word] = []
    while true {
      let page = try page(query, offset: words.count, limit: limit)
      words += page.words
      guard page.hasMore else { return words }
      try between(page.words)
    }
  }
}

import Domain
import Storage
import TestSupport
import Testing

struct RandomOrderTests {
  let book: SQLiteWordBook

  init() throws {
    book = try SQLiteWordBook.inMemory()
    let lines = try book.beginImport(named: "list", on: .ofTests)
    for index in 1...300 {
      // The number of those of this day is small beside all, and large, by turns.
      let day = try Day.later(index > 200 ? 0 : index % 2)
      _ = try lines.put(ListedWord(entry: Entry("word \(index)", "m"), day: day))
    }
    try lines.commit()
  }

  private func ids(_ scope: WordQuery.Scope, _ seed: Int, _ newest: Int64, by limit: Int) throws -> [Int64] {
    var ids: [Int64] = []
    let query = WordQuery(scope, order: .random(RandomOrder(seed: seed, newest: newest)))
    while true {
      let page = try book.page(query, offset: ids.count, limit: limit)
      ids += page.words.map(\.id)
      if !page.hasMore { return ids }
    }
  }

  @Test(arguments: [WordQuery.Scope.day(.ofTests), .containing("word"), .containing("wo"), .containing("2")])
  func `every card is shown once, in the same order for the same seed`(scope: WordQuery.Scope) throws {
    let cards = try ids(scope, 7, 300, by: 7)
    #expect(try cards.sorted() == book.all(scope).map(\.id).sorted())
    #expect(try cards == ids(scope, 7, 300, by: 300))
    #expect(try cards != ids(scope, 8, 300, by: 300))
    #expect(cards != cards.sorted())
  }

  @Test func `later cards come behind all others, and a removed one moves no other`() throws {
    let before = try ids(.day(.ofTests), 7, 300, by: 10)
    let gone = try #require(before.max())
    _ = try book.remove(gone)
    let later = try [book.save("later"), book.save("last")].map(\.id)
    #expect(try ids(.day(.ofTests), 7, 300, by: 10) == before.filter { $0 != gone } + later)
  }

  @Test(arguments: [0, 40])
  func `a seed is good for any newest word`(newest: Int64) throws {
    #expect(try ids(.day(.ofTests), 1, newest, by: 9).count == 200)
    #expect(try ids(.day(.ofTests), 1, .max, by: 9).count == 200)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 63, 64, 65, 1_000])
  func `a shuffle gives each number a place, and finds it again`(count: Int) {
    let shuffle = Shuffle(count: count, seed: 12)
    let numbers = (0..<count).map { shuffle[$0] }
    #expect(numbers.sorted() == Array(0..<count))
    #expect(numbers.map { shuffle.place(of: $0) } == Array(0..<count))
  }
}

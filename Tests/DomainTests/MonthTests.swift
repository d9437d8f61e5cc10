import Domain
import Testing

@Suite struct `A month` {
  @Test func `follows the one before, from year 1 to 9999`() throws {
    var month = try #require(Month(year: 1, month: 1))
    var first = Day.first
    for (year, number) in (1...9_999).lazy.flatMap({ year in (1...12).lazy.map { (year, $0) } }) {
      try #require(month.year == year && month.month == number && Month(year: year, month: number) == month)
      try #require(month.first == first && month.first.month == month && month.last.month == month, "\(month)")
      guard let next = month.advanced(by: 1) else { break }
      try #require(month < next && next.advanced(by: -1) == month && month.last.advanced(by: 1) == next.first)
      (month, first) = (next, next.first)
    }
    #expect(month.description == "9999-12")
    #expect(month.last.description == "9999-12-31")
    #expect(month.advanced(by: 1) == nil)
  }

  @Test(arguments: [
    ("2026-02", 28), ("2028-02", 29), ("1900-02", 28), ("2000-02", 29), ("2026-04", 30), ("2026-12", 31),
  ])
  func `has its days`(text: String, length: Int) throws {
    let month = try #require(Month(iso: text))
    #expect(month.length == length)
    #expect(month.days == month.first...month.last)
    #expect(month.last.dayOfMonth == length)
    #expect(month.first.dayOfMonth == 1)
    #expect(month.description == text)
  }

  @Test(arguments: [
    ("2026-11", 1, "2026-12"), ("2026-11", 2, "2027-01"), ("2026-11", -11, "2025-12"),
    ("2026-11", 0, "2026-11"),
    ("2026-11", -24_310, "0001-01"), ("2026-11", 95_677, "9999-12"),
  ])
  func `is counted on and back`(text: String, months: Int, expected: String) {
    #expect(Month(iso: text)?.advanced(by: months)?.description == expected)
  }

  @Test(arguments: [-24_311, 95_678, Int.min, .max])
  func `is not counted past the calendar's ends`(months: Int) {
    #expect(Month(year: 2026, month: 11)?.advanced(by: months) == nil)
  }

  @Test(arguments: ["2026-01", "2026-1"])
  func `is read with and without a zero`(text: String) {
    #expect(Month(iso: text) == Month(year: 2026, month: 1))
  }

  @Test(arguments: [
    "", "2026", "2026-", "-11", "2026-00", "2026-13", "0000-01", "26-11", "12026-11", "2026-011", "2026-11-29",
    "2026-+1", "2026 11", " 2026-11", "2026-11 ", "２０２６-11",
  ])
  func `is not read from anything else`(text: String) {
    #expect(Month(iso: text) == nil)
  }
}

import Domain
import Testing

/// The calendar as a wall has it: a table of lengths, the rule of leap years, and one day after the other.
private struct WallCalendar {
  private(set) var year: Int
  private(set) var month = 1
  private(set) var day = 1
  private(set) var weekday: Int

  init(firstOf year: Int, weekday: Weekday) {
    self.year = year
    self.weekday = weekday.rawValue
  }

  var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
  var length: Int { [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] }

  mutating func turn() {
    weekday = (weekday + 1) % 7
    (day, month) = day < length ? (day + 1, month) : (1, month + 1)
    if month > 12 { (year, month) = (year + 1, 1) }
  }
}

extension Int {
  fileprivate func padded(to digits: Int) -> String {
    String(repeating: "0", count: digits - String(self).count) + String(self)
  }
}

@Suite struct `A day` {
  @Test func `is the one of the calendar on the wall, from 1600 to 2400`() throws {
    var wall = WallCalendar(firstOf: 1600, weekday: .saturday)
    var number = try #require(Day(iso: "1600-01-01")).number
    while wall.year <= 2400 {
      let day = try #require(Day(year: wall.year, month: wall.month, day: wall.day))
      let text = "\(wall.year)-\(wall.month.padded(to: 2))-\(wall.day.padded(to: 2))"
      try #require(day.number == number && Day(number: number) == day && day.description == text, "\(text)")
      try #require(day.month.year == wall.year && day.month.month == wall.month, "\(text)")
      try #require(day.dayOfMonth == wall.day && day.month.length == wall.length, "\(text)")
      try #require(day.weekday.rawValue == wall.weekday && Day(iso: text) == day, "\(text)")
      wall.turn()
      number += 1
    }
    #expect(number == Day(iso: "2401-01-01")?.number)
  }

  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday), ("2000-02-29", 11_016, .tuesday),
    ("2026-11-30", 20_787, .monday), ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
  ])
  func `has a known number and weekday`(text: String, number: Int, weekday: Weekday) {
    #expect(Day(iso: text)?.number == number)
    #expect(Day(iso: text)?.weekday == weekday)
    #expect(Day(number: number)?.description == text)
  }

  @Test(arguments: ["2026-1-9", "2026-01-9", "2026-1-09"])
  func `is read with and without zeros`(text: String) {
    #expect(Day(iso: text) == Day(year: 2026, month: 1, day: 9))
    #expect(Day(iso: text)?.description == "2026-01-09")
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-", "2026--29", "-2026-11-29", "2026-11-29-", "2026-11-29-1", "26-11-29",
    "02026-11-29", "2026-011-29", "2026-11-029", "2026-11-+9", "2026-11- 9", " 2026-11-29", "2026-11-29 ",
    "2026-11-29T14:00", "2026/11/29", "2026-11-２９", "2026-11-٢٩", "2026-11-29\u{301}", "2026-1a-29",
  ])
  func `is not read from anything else`(text: String) {
    #expect(Day(iso: text) == nil)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2100-02-29", "2000-02-30", "2026-04-31", "2026-01-32", "2026-11-00",
    "2026-00-10", "2026-13-10", "0000-12-31",
  ])
  func `must be in the calendar`(text: String) {
    #expect(Day(iso: text) == nil)
  }

  @Test(arguments: [Int.min, -719_163, 2_932_897, .max])
  func `is within the years 1 to 9999`(number: Int) {
    #expect(Day(number: number) == nil)
    let nearest = number < 0 ? "0001-01-01" : "9999-12-31"
    #expect(Day(saved: Int64(number)).description == nearest)
  }

  @Test func `is counted on and back`() throws {
    let leapDay = try #require(Day(iso: "2028-02-29"))
    #expect(leapDay.advanced(by: 1)?.description == "2028-03-01")
    #expect(leapDay.advanced(by: -1)?.description == "2028-02-28")
    #expect(leapDay.advanced(by: 366)?.description == "2029-03-01")
    #expect(leapDay.advanced(by: 0) == leapDay)
    #expect(leapDay.advanced(by: .max) == nil)
    #expect(leapDay.advanced(by: .min) == nil)
    #expect(Day.first.description == "0001-01-01")
    #expect(Day.first.advanced(by: -1) == nil)
    #expect(Day.first < leapDay)
    #expect(!(leapDay < leapDay))
  }
}

@Suite struct `A weekday` {
  @Test func `starts a week of seven`() {
    #expect(Weekday.saturday.week == [.saturday, .sunday, .monday, .tuesday, .wednesday, .thursday, .friday])
    for first in Weekday.allCases {
      #expect(Set(first.week).count == 7)
      #expect(first.week.map { $0.offset(inWeekFrom: first) } == Array(0...6))
    }
  }
}

/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31.
package struct Day: Hashable, Comparable, Sendable {
  private static let numbers = -719_162...2_932_896

  /// Days since 1970-01-01; those before it are negative.
  package let number: Int

  /// Nil outside the calendar's range.
  package init?(number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  /// Nil when there is no such day, such as February 29 of a common year.
  package init?(year: Int, month: Int, day: Int) {
    guard let month = Month(year: year, month: month), 1...month.length ~= day else { return nil }
    self = month.day(day)
  }

  /// Reads `2026-11-29` (ISO 8601), with or without zeros in front of month and day.
  package init?(iso text: some StringProtocol) {
    guard let numbers = [Int](dashed: text, count: 3) else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// For a number that was a day's, such as one that was saved.
  package init(saved number: Int64) {
    self.init(unchecked: min(max(Int(number), Self.numbers.lowerBound), Self.numbers.upperBound))
  }

  /// For a number that is known to be in range.
  init(unchecked number: Int) {
    self.number = number
  }

  /// The first day of the calendar's range.
  package static let first = Day(unchecked: numbers.lowerBound)

  package var month: Month { Month(containing: self) }
  /// 1 to 31.
  package var dayOfMonth: Int { number - month.first.number + 1 }
  package var weekday: Weekday { Weekday.allCases[(number % 7 + 11) % 7] }

  /// The day this many days later; nil outside the calendar's range.
  package func advanced(by days: Int) -> Day? {
    let (sum, overflows) = number.addingReportingOverflow(days)
    return overflows ? nil : Day(number: sum)
  }

  package static func < (one: Day, other: Day) -> Bool { one.number < other.number }
}

extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-11-29`.
  package var description: String {
    let day = dayOfMonth
    return "\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}

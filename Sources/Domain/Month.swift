/// A month of the Gregorian calendar, from 0001-01 to 9999-12.
package struct Month: Hashable, Comparable, Sendable {
  private static let lastIndex = 9_999 * 12 - 1
  /// How many months before index 0, and days before 1970-01-01, the March of the year 0 began.
  private static let marchOfYear0 = 10
  private static let daysBefore1970 = 719_468

  /// Months since January of the year 1.
  private let index: Int

  package var year: Int { index / 12 + 1 }
  /// 1 for January to 12.
  package var month: Int { index % 12 + 1 }

  /// Nil when there is no such month.
  package init?(year: Int, month: Int) {
    guard 1...9_999 ~= year, 1...12 ~= month else { return nil }
    index = (year - 1) * 12 + month - 1
  }

  /// Reads `2026-11` (ISO 8601), with or without a zero in front of the month.
  package init?(iso text: some StringProtocol) {
    guard let numbers = [Int](dashed: text, count: 2) else { return nil }
    self.init(year: numbers[0], month: numbers[1])
  }

  init(containing day: Day) {
    let number = day.number + Self.daysBefore1970
    let era = number / 146_097
    let dayOfEra = number % 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    index = (era * 400 + year) * 12 + (5 * dayOfYear + 2) / 153 - Self.marchOfYear0
  }

  /// The days in it, 28 to 31.
  package var length: Int { Self.first(ofIndex: index + 1) - Self.first(ofIndex: index) }
  package var first: Day { day(1) }
  package var last: Day { day(length) }
  package var days: ClosedRange<Day> { first...last }

  /// The month this many months later; nil outside the calendar's range.
  package func advanced(by months: Int) -> Month? {
    let (sum, overflows) = index.addingReportingOverflow(months)
    guard !overflows, 0...Self.lastIndex ~= sum else { return nil }
    return Month(year: sum / 12 + 1, month: sum % 12 + 1)
  }

  /// The day of this month by its number, which must be in it.
  func day(_ day: Int) -> Day { Day(unchecked: Self.first(ofIndex: index) + day - 1) }

  package static func < (one: Month, other: Month) -> Bool { one.index < other.index }

  /// The number of a month's first day, counted in years that start in March, so that a leap day ends one.
  private static func first(ofIndex index: Int) -> Int {
    let months = index + marchOfYear0
    let year = months / 12
    return year * 365 + year / 4 - year / 100 + year / 400 + (months % 12 * 153 + 2) / 5 - daysBefore1970
  }
}

extension Month: CustomStringConvertible {
  /// ISO 8601: `2026-11`.
  package var description: String {
    let digits = String(year)
    return String(repeating: "0", count: 4 - digits.count) + digits + "-\(month < 10 ? "0" : "")\(month)"
  }
}

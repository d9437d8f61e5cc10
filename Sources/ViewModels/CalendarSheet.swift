package import Domain

/// A month, and on which of its days how much was saved.
package struct CalendarSheet: Equatable {
  package let month: Month
  package let today: Day
  /// The day whose cards are shown.
  package let chosen: Day
  /// The days that have something, in order.
  package let counts: [DayCount]

  package init(month: Month, today: Day, chosen: Day, counts: [DayCount]) {
    self.month = month
    self.today = today
    self.chosen = chosen
    self.counts = counts
  }

  package func heat(of day: Day) -> Heat {
    Heat(count: counts.first { $0.day == day }?.count ?? 0)
  }
}

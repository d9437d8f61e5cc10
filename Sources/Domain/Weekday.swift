/// A day of the week.
package enum Weekday: Int, Sendable, CaseIterable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// How many days after `first` this one comes in a week that starts there, 0 to 6.
  package func offset(inWeekFrom first: Weekday) -> Int { (rawValue - first.rawValue + 7) % 7 }

  /// The days of a week that starts here.
  package var week: [Weekday] { (0..<7).map { Self.allCases[(rawValue + $0) % 7] } }
}

import Domain

/// What an import changes of the days' counts, kept until it is saved.
struct DayTally {
  private let book: SQLiteWordBook
  private var days: [Day: (added: Int64, places: Int64)] = [:]

  init(book: SQLiteWordBook) {
    self.book = book
  }

  /// The place behind all others of a day, which has a row from then on.
  mutating func nextPlace(on day: Day) throws(StorageTrouble) -> Int64 {
    if let places = days[day]?.places { return places + 1 }
    let next = try book.nextPlace(on: day)
    try book.count(0, on: Int64(day.number))
    days[day] = (0, next - 1)
    return next
  }

  /// Counts one more word, at the next place.
  mutating func add(to day: Day) {
    days[day]?.added += 1
    days[day]?.places += 1
  }

  mutating func remove(from day: Day) throws(StorageTrouble) {
    _ = try nextPlace(on: day)
    days[day]?.added -= 1
  }

  func save() throws(StorageTrouble) {
    for (day, tally) in days {
      try book.count(tally.added, on: Int64(day.number), upTo: tally.places)
    }
  }
}

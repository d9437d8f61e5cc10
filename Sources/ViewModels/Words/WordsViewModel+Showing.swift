package import Domain

extension WordsViewModel {
  /// How many cards a page has: with the calendar or in its place, both fill a terminal of 24 rows.
  private static let cardsUnderCalendar = 7
  private static let cardsAlone = 12

  package var pageSize: Int { state.isFolded ? Self.cardsAlone : Self.cardsUnderCalendar }

  /// Shows the words of a day, and its month.
  package mutating func show(_ day: Day) {
    state.day = day
    state.month = day.month
    state.search = nil
    state.offset = 0
  }

  package mutating func showToday() {
    show(today)
  }

  /// Shows the day this many days behind the one that is shown; false where there is none.
  package mutating func moveDay(by days: Int) -> Bool {
    guard let day = state.day.advanced(by: days) else { return false }
    show(day)
    return true
  }

  /// Turns the calendar to a month; the cards stay.
  package mutating func show(_ month: Month) {
    state.month = month
  }

  package mutating func moveMonth(by months: Int) -> Bool {
    guard let month = state.month.advanced(by: months) else { return false }
    state.month = month
    return true
  }

  /// Folds the calendar away or unfolds it; the first card on the page stays on it.
  package mutating func fold() {
    state.isFolded.toggle()
    state.offset -= state.offset % pageSize
  }

  package mutating func sort(_ order: WordOrder) {
    state.order = order
    state.offset = 0
  }

  /// Shuffles the words; nil lets the kiosk choose the seed.
  package mutating func shuffle(seed: Int?) throws(StorageTrouble) {
    let newest = try book().newest()
    sort(.random(RandomOrder(seed: seed ?? seeds.next(), newest: newest)))
  }

  /// Shows what contains the text over all days; nil goes back to the day.
  package mutating func find(_ text: String?) {
    state.search = text
    state.offset = 0
  }

  package mutating func showNextPage() -> Refusal? {
    guard state.shown.hasMore else { return .lastPage }
    state.offset += pageSize
    return nil
  }

  package mutating func showPreviousPage() -> Refusal? {
    guard state.offset > 0 else { return .firstPage }
    state.offset = max(0, state.offset - pageSize)
    return nil
  }
}

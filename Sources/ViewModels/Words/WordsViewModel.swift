package import Domain

/// The word book: words by the day on which they were saved, under a calendar.
package struct WordsViewModel: Station {
  package static let name = StationName.words
  package static let helpLines: [HelpLine] = [
    .addWord, .changeDay, .changeMonth, .fold, .changeOrder, .mark, .edit, .undo, .findWords, .turnPage,
  ]

  /// Everything about the visit; the words themselves are in the book.
  package struct State: Equatable {
    package internal(set) var day: Day
    /// The month that the calendar shows.
    package internal(set) var month: Month
    package internal(set) var order = WordOrder.recent
    package internal(set) var isFolded = false
    /// The text that all words are searched for, instead of those of a day.
    package internal(set) var search: String?
    /// How many cards come before the page.
    package internal(set) var offset = 0
    /// The changes of this visit that can be taken back, the last one at the end.
    var changes: [WordChange] = []
    /// What the book held when the screen was last brought up to date.
    package internal(set) var shown = WordPage(words: [], total: 0, hasMore: false)
    var counts: [DayCount] = []

    init(day: Day) {
      self.day = day
      month = day.month
    }
  }

  package var state: State
  private(set) var today: Day
  private let openBook: () throws(StorageTrouble) -> any WordBook
  private var openedBook: (any WordBook)?
  var seeds: SeedSource
  var notice: Notice?

  /// `openBook` is called once, when a word is first asked for.
  init(
    today: Day, seeds: SeedSource, openBook: @escaping () throws(StorageTrouble) -> any WordBook
  ) {
    self.today = today
    self.seeds = seeds
    self.openBook = openBook
    state = State(day: today)
  }

  package var fresh: State { State(day: today) }

  mutating func book() throws(StorageTrouble) -> any WordBook {
    if let openedBook { return openedBook }
    let book = try openBook()
    openedBook = book
    return book
  }

  /// Lets another day begin; a guest who looks at today goes on doing so.
  mutating func setToday(_ today: Day) {
    guard today != self.today else { return }
    if state.day == self.today { show(today) }
    self.today = today
  }

  /// Brings cards and calendar up to date with the book.
  mutating func refresh() throws(StorageTrouble) {
    let book = try book()
    state.shown = try book.page(query, offset: state.offset, limit: pageSize)
    while state.shown.words.isEmpty, state.offset > 0 {
      state.offset = max(0, min(state.offset, state.shown.total ?? .max) - pageSize)
      state.shown = try book.page(query, offset: state.offset, limit: pageSize)
    }
    state.counts = state.isFolded ? [] : try book.counts(in: state.month)
  }

  private var query: WordQuery {
    WordQuery(state.search.map { .containing($0) } ?? .day(state.day), order: state.order)
  }
}

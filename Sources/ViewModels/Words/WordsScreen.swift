import Domain

extension WordsViewModel {
  package var screen: Screen {
    var fields = [
      Field("words.day", .day, .input, .day(state.day)),
      Field("words.month", .month, .input, .month(state.month)),
      Field("words.order", .order, .input, .choice(orderLabel)),
      Field("words.folded", .folded, .input, .flag(state.isFolded)),
      Field("words.page", .page, .input, .page(state.offset / pageSize + 1, of: pageCount)),
    ]
    if case .random(let random) = state.order {
      fields.append(Field("words.seed", .seed, .input, .count(random.seed)))
    }
    if let search = state.search { fields.append(Field("words.find", .find, .input, .text(search))) }
    var screen = Screen(station: Self.name.rawValue, title: .wordBook, fields: fields, focus: .wordBook)
    screen.cards = CardPage(
      cards: state.shown.words.enumerated().map { Card(number: $0 + 1, word: $1) },
      showsDays: state.search != nil)
    if !state.isFolded {
      screen.calendar = CalendarSheet(
        month: state.month, today: today, chosen: state.day, counts: state.counts)
    }
    screen.answer = (notice ?? emptySearch).map { .notice($0) }
    return screen
  }

  private var emptySearch: Notice? {
    guard let search = state.search, state.shown.words.isEmpty else { return nil }
    return .nothingFound(search)
  }

  private var pageCount: Int? {
    state.shown.total.map { max(1, ($0 + pageSize - 1) / pageSize) }
  }

  private var orderLabel: Label {
    switch state.order {
    case .recent: .recent
    case .oldest: .oldest
    case .memorised: .memorised
    case .unmemorised: .unmemorised
    case .random: .random
    }
  }
}

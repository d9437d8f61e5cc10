import Domain
import ViewModels

/// The lines of the word book.
struct WordsLines {
  /// The line as it was typed, for what is kept of it; elsewhere full-width forms are ASCII already.
  let typed: String

  /// Does what the line asks of the station; answers why not when it can't.
  func take(
    _ line: Span<UInt8>, _ keyword: String, _ words: LineWords, on book: inout WordsViewModel
  ) throws(StorageTrouble) -> Refusal? {
    let rest = GuestText.string(line.extracting(words.rest))
    switch (keyword, rest.isEmpty) {
    case ("mark", true), ("edit", true), ("remove", true): return .missingCardNumber
    case ("add", _): return try add(replacing: false, on: &book)
    case ("add!", _): return try add(replacing: true, on: &book)
    case ("edit", _): return try edit(rest, on: &book)
    case ("find", true): book.find(nil)
    case ("find", false): book.find(Self.search(in: typed))
    case ("day", true): return .missingValue(.day)
    case ("month", true): return .missingValue(.month)
    case ("order", true): return .missingValue(.order)
    case ("day", _): return day(rest, on: &book)
    case ("month", _): return month(rest, on: &book)
    case ("order", _): return try sort(rest, on: &book)
    case ("mark", _): return try card(rest) { number throws(StorageTrouble) in try book.mark(card: number) }
    case ("remove", _): return try card(rest) { number throws(StorageTrouble) in try book.remove(card: number) }
    case ("today", true): book.showToday()
    case ("fold", true): book.fold()
    case ("undo", true): return try book.undo()
    case ("more", true): return book.showNextPage()
    case ("back", true): return book.showPreviousPage()
    default: return .unknownLine(String(guestText: line.extracting(words.all)))
    }
    return nil
  }

  private func add(replacing: Bool, on book: inout WordsViewModel) throws(StorageTrouble) -> Refusal? {
    switch Self.entry(in: Self.behind(words: 1, of: typed)) {
    case .value(let entry): try book.add(entry, replacing: replacing)
    case .refused(let refusal): refusal
    }
  }

  private func edit(_ rest: String, on book: inout WordsViewModel) throws(StorageTrouble) -> Refusal? {
    let number = rest.prefix { !$0.isWhitespace }
    return try card(String(number)) { number throws(StorageTrouble) in
      switch Self.entry(in: Self.behind(words: 2, of: typed)) {
      case .value(let entry): try book.edit(card: number, to: entry)
      case .refused(let refusal): refusal
      }
    }
  }

  private func card(
    _ text: String, _ act: (Int) throws(StorageTrouble) -> Refusal?
  ) throws(StorageTrouble) -> Refusal? {
    guard let number = Self.number(text) else { return .noSuchCard(text) }
    return try act(number)
  }

  private func day(_ text: String, on book: inout WordsViewModel) -> Refusal? {
    if let days = Self.step(text) { return book.moveDay(by: days) ? nil : .notADay(text) }
    guard let day = Day(iso: text) else { return .notADay(text) }
    book.show(day)
    return nil
  }

  private func month(_ text: String, on book: inout WordsViewModel) -> Refusal? {
    if let months = Self.step(text) { return book.moveMonth(by: months) ? nil : .notAMonth(text) }
    guard let month = Month(iso: text) else { return .notAMonth(text) }
    book.show(month)
    return nil
  }

  private func sort(_ text: String, on book: inout WordsViewModel) throws(StorageTrouble) -> Refusal? {
    let words = text.split(whereSeparator: \.isWhitespace)
    switch (words.first?.lowercased(), words.count) {
    case ("recent", 1): book.sort(.recent)
    case ("oldest", 1): book.sort(.oldest)
    case ("memorised", 1): book.sort(.memorised)
    case ("unmemorised", 1): book.sort(.unmemorised)
    case ("random", 1): try book.shuffle(seed: nil)
    case ("random", 2):
      guard let seed = Self.number(words[1]), RandomOrder.seeds ~= seed else {
        return .notASeed(String(words[1]))
      }
      try book.shuffle(seed: seed)
    default: return .notAnOrder(text)
    }
    return nil
  }
}

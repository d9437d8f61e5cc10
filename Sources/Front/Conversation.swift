package import Domain
package import Localization
package import ViewModels

/// Takes a guest's lines one after the other; the screen is pulled from the kiosk after each.
package struct Conversation {
  package enum Outcome {
    case stay, leave
  }

  package private(set) var kiosk: Kiosk
  package let amounts: AmountStyles
  /// Why the machine could not do what the last line asked for.
  package private(set) var trouble: StorageTrouble?
  private let today: () -> Day
  private let print: (Receipt) -> Void

  /// `print` is called with each receipt that is to be printed, and does not keep anyone waiting.
  package init(
    kiosk: Kiosk, amounts: AmountStyles, today: @escaping () -> Day,
    print: @escaping (Receipt) -> Void = { _ in }
  ) {
    self.kiosk = kiosk
    self.amounts = amounts
    self.today = today
    self.print = print
    refresh()
  }

  /// What the guest is shown now.
  package var screen: Screen { kiosk.screen }
  /// Whether ``noteShown()`` is to be called once the screen has been drawn.
  package var hasUnshown: Bool { kiosk.hasUnshown }

  /// Does what the line asks, or refuses it with nothing changed.
  package mutating func take(_ line: Span<UInt8>) -> Outcome {
    if let narrow = GuestText.withoutFullWidth(line) { return take(narrow.span, typed: line) }
    return take(line, typed: line)
  }

  /// Answers a line that is longer than can be read.
  package mutating func refuseOverlongLine() {
    kiosk.beginLine()
    kiosk.refuse(.lineTooLong(limit: LineReader.limit))
  }

  private mutating func take(_ line: Span<UInt8>, typed: Span<UInt8>) -> Outcome {
    kiosk.beginLine()
    let words = LineWords(line)
    guard !words.keyword.isEmpty else { return .stay }
    let keyword = GuestText.keyword(line.extracting(words.keyword))
    if keyword == "quit", words.rest.isEmpty { return .leave }
    trouble = nil
    kiosk.noteDay(today)
    do throws(StorageTrouble) {
      if let refusal = try answer(line, typed, keyword, words) { kiosk.refuse(refusal) }
    } catch {
      trouble = error
      kiosk.refuse(.machineTrouble)
      return .stay
    }
    if let printout = kiosk.printout { print(printout) }
    refresh()
    return .stay
  }

  /// Notes that the screen has been drawn.
  package mutating func noteShown() {
    do throws(StorageTrouble) {
      try kiosk.noteShown()
    } catch {
      trouble = error
    }
  }

  /// Brings the screen up to date with what the line did, and with what others did meanwhile.
  private mutating func refresh() {
    kiosk.noteDay(today)
    do throws(StorageTrouble) {
      try kiosk.refresh()
    } catch {
      trouble = error
      kiosk.refuse(.outOfDate)
    }
  }

  private mutating func answer(
    _ line: Span<UInt8>, _ typed: Span<UInt8>, _ keyword: String, _ words: LineWords
  ) throws(StorageTrouble) -> Refusal? {
    if words.rest.isEmpty {
      switch keyword {
      case "reset", "**": kiosk.reset()
      case "*": break
      case "help", "?": kiosk.showHelp()
      case "home": kiosk.open(.home)
      case "receipt" where [.tip, .trip].contains(kiosk.front): return kiosk.giveReceipt()
      default: return try answerInFront(line, typed, keyword, words)
      }
      return nil
    }
    return try answerInFront(line, typed, keyword, words)
  }

  private mutating func answerInFront(
    _ line: Span<UInt8>, _ typed: Span<UInt8>, _ keyword: String, _ words: LineWords
  ) throws(StorageTrouble) -> Refusal? {
    switch kiosk.front {
    case .home: HomeLines().take(line, keyword, words, on: &kiosk)
    case .tip: TipLines(amounts: amounts.own).take(line, keyword, words, on: &kiosk.tip)
    case .trip: try TripLines().take(line, keyword, words, on: &kiosk)
    case .words:
      try WordsLines(typed: GuestText.string(typed)).take(line, keyword, words, on: &kiosk.words)
    }
  }
}

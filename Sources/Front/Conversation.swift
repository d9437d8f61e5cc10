package import Domain
package import Localization
package import ViewModels

/// Takes a guest's lines one after the other; the screen is pulled from the kiosk after each.
package struct Conversation {
  package enum Outcome {
    case stay, leave
  }

  package private(set) var kiosk: Kiosk
  package let amounts: AmountStyle
  /// Why the machine could not do what the last line asked for.
  package private(set) var trouble: StorageTrouble?
  private let today: () -> Day

  package init(kiosk: Kiosk, amounts: AmountStyle, today: @escaping () -> Day) {
    self.kiosk = kiosk
    self.amounts = amounts
    self.today = today
    refresh()
  }

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
    refresh()
    return .stay
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
    case .tip: TipLines(amounts: amounts).take(line, keyword, words, on: &kiosk.tip)
    case .words:
      try WordsLines(typed: GuestText.string(typed)).take(line, keyword, words, on: &kiosk.words)
    }
  }
}

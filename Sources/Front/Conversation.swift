import Domain
package import Localization
package import ViewModels

/// Takes a guest's lines one after the other; the screen is pulled from the kiosk after each.
package struct Conversation {
  package enum Outcome {
    case stay, leave
  }

  package private(set) var kiosk: Kiosk
  package let amounts: AmountStyle

  package init(kiosk: Kiosk, amounts: AmountStyle) {
    self.kiosk = kiosk
    self.amounts = amounts
  }

  /// Does what the line asks, or refuses it with nothing changed.
  package mutating func take(_ line: Span<UInt8>) -> Outcome {
    if let narrow = GuestText.withoutFullWidth(line) { return takeNarrow(narrow.span) }
    return takeNarrow(line)
  }

  private mutating func takeNarrow(_ line: Span<UInt8>) -> Outcome {
    kiosk.beginLine()
    let words = LineWords(line)
    guard !words.keyword.isEmpty else { return .stay }
    let keyword = GuestText.keyword(line.extracting(words.keyword))
    guard words.rest.isEmpty else {
      takeForStation(line, keyword, words)
      return .stay
    }
    switch keyword {
    case "reset", "**": kiosk.reset()
    case "*": break
    case "help", "?": kiosk.showHelp()
    case "quit": return .leave
    default: takeForStation(line, keyword, words)
    }
    return .stay
  }

  /// Answers a line that is longer than can be read.
  package mutating func refuseOverlongLine() {
    kiosk.beginLine()
    kiosk.refuse(.lineTooLong(limit: LineReader.limit))
  }

  private mutating func takeForStation(_ line: Span<UInt8>, _ keyword: String, _ words: LineWords) {
    let lines = TipLines(amounts: amounts)
    if let refusal = lines.take(line, keyword, words, on: &kiosk.tip) { kiosk.refuse(refusal) }
  }
}

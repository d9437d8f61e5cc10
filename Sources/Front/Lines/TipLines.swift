import Domain
import Localization
import ViewModels

/// The lines of the tip station.
struct TipLines {
  let amounts: AmountStyle

  /// Does what the line asks of the station; answers why not when it can't.
  func take(_ line: Span<UInt8>, _ keyword: String, _ words: LineWords, on tip: inout TipViewModel) -> Refusal?
  {
    switch keyword {
    case "bill", "b":
      if words.rest.isEmpty { return .missingValue(.bill) }
      return setBill(line.extracting(words.rest), on: &tip)
    case "tip", "t":
      if words.rest.isEmpty { return .missingValue(.tip) }
      return setTip(line.extracting(words.rest), on: &tip)
    case "split", "s":
      if words.rest.isEmpty { return .missingValue(.split) }
      return setSplit(line.extracting(words.rest), on: &tip)
    case "total", "tax", "round", "party", "cash", "card":
      return takeTerms(line.extracting(words.rest), keyword, on: &tip)
    case "names": return setNames(GuestText.string(line.extracting(words.rest)), on: &tip)
    case "item": return changeItems(GuestText.string(line.extracting(words.rest)), on: &tip)
    case "more" where words.rest.isEmpty: return tip.showNextRows()
    case "back" where words.rest.isEmpty: return tip.showPreviousRows()
    case "pay": return pay(GuestText.string(line.extracting(words.rest)), on: &tip)
    default:
      return fillFocus(line.extracting(words.all), on: &tip)
    }
  }

  func setBill(_ text: Span<UInt8>, on tip: inout TipViewModel) -> Refusal? {
    take(amounts.read(text)) { tip.setBill($0) }
  }

  func setTip(_ text: Span<UInt8>, on tip: inout TipViewModel) -> Refusal? {
    if hasPercent(text) { return take(amounts.readPercent(text)) { tip.setTip(.percent($0)) } }
    if GuestText.keyword(text) == "none" { return tip.setTip(.none) }
    return take(amounts.read(text)) { tip.setTip(.amount($0)) }
  }

  func setSplit(_ text: Span<UInt8>, on tip: inout TipViewModel) -> Refusal? {
    switch GuestText.keyword(text) {
    case "+": return tip.setPeople(tip.state.terms.split.people + 1)
    case "-": return tip.setPeople(tip.state.terms.split.people - 1)
    default: break
    }
    if Self.isOfParts(text) { return setParts(GuestText.string(text), on: &tip) }
    if !text.isEmpty, hasPercent(text) { return .notASplit(String(guestText: text)) }
    return take(amounts.readCount(text)) { tip.setPeople($0) }
  }

  /// Gives a line without a keyword to the field in focus; a percent is always the tip, and so is `/2`, the second
  /// suggestion, for keypads that have no percent sign.
  private func fillFocus(_ text: Span<UInt8>, on tip: inout TipViewModel) -> Refusal? {
    let refusal =
      switch tip.state.focus {
      case _ where text[0] == UInt8(ascii: "/"): pickSuggestion(text.extracting(1...), on: &tip)
      case _ where Self.isOfParts(text): setSplit(text, on: &tip)
      case _ where hasPercent(text): setTip(text, on: &tip)
      case .bill: setBill(text, on: &tip)
      case .tip: setTip(text, on: &tip)
      case .split: setSplit(text, on: &tip)
      }
    return switch refusal {
    case .notAnAmount, .notAPercent, .notACount, .notASplit:
      looksLikeNumber(text) ? refusal : .unknownLine(String(guestText: text))
    default: refusal
    }
  }

  /// Whether the text has a percent sign at either end: Turkish writes `%15`.
  func hasPercent(_ text: Span<UInt8>) -> Bool {
    let percent = UInt8(ascii: "%")
    if text[text.count - 1] == percent || text[0] == percent { return true }
    guard text[text.count - 1] >= 0x80 || text[0] >= 0x80 else { return false }
    let string = GuestText.string(text)
    return string.hasPrefix("٪") || string.hasSuffix("٪")
  }

  private func pickSuggestion(_ number: Span<UInt8>, on tip: inout TipViewModel) -> Refusal? {
    switch amounts.readCount(number) {
    case .value(let number): tip.pickSuggestion(number)
    case .refused: .notACount("/" + String(guestText: number))
    }
  }

  /// Whether the text is of parts: `2:1:1`.
  static func isOfParts(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { text[$0] == UInt8(ascii: ":") }
  }

  private func looksLikeNumber(_ text: Span<UInt8>) -> Bool {
    let text = GuestText.string(text)
    return text.contains(where: \.isNumber) && text.first?.isLetter == false
  }

  /// Does something with what was read; answers why not where there is nothing.
  func take<Value>(_ reading: Reading<Value>, _ set: (Value) -> Refusal?) -> Refusal? {
    switch reading {
    case .value(let value): set(value)
    case .refused(let refusal): refusal
    }
  }
}

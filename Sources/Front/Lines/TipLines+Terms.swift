import Domain
import Localization
import ViewModels

/// The lines that say what the total is made of.
extension TipLines {
  func takeTerms(_ text: Span<UInt8>, _ keyword: String, on tip: inout TipViewModel) -> Refusal? {
    switch (keyword, text.isEmpty) {
    case ("cash", true): return tip.setCash(true)
    case ("card", true): return tip.setCash(false)
    case ("total", true): return .missingValue(.totalBill)
    case ("tax", true): return .missingValue(.tax)
    case ("round", true): return .missingValue(.round)
    case ("party", true): return .missingValue(.party)
    case ("total", _): return take(amounts.read(text)) { tip.setTotal($0) }
    case ("tax", _): return setTax(text, on: &tip)
    case ("round", _): return setRounding(text, on: &tip)
    case ("party", _):
      if GuestText.keyword(text) == "none" { return tip.setParty(nil) }
      return take(amounts.readCount(text)) { tip.setParty($0) }
    default: return .unknownLine(keyword + " " + String(guestText: text))
    }
  }

  private func setTax(_ text: Span<UInt8>, on tip: inout TipViewModel) -> Refusal? {
    if hasPercent(text) { return take(amounts.readPercent(text)) { tip.setTax(.percent($0)) } }
    if GuestText.keyword(text) == "none" { return tip.setTax(.none) }
    return take(amounts.read(text)) { tip.setTax(.amount($0)) }
  }

  /// `up`, `down` or `nearest`, and perhaps a unit; or `none`.
  private func setRounding(_ text: Span<UInt8>, on tip: inout TipViewModel) -> Refusal? {
    let words = LineWords(text)
    let keyword = GuestText.keyword(text.extracting(words.keyword))
    if keyword == "none", words.rest.isEmpty { return tip.setRounding(nil) }
    guard let direction = Rounding.Direction(rawValue: keyword) else {
      return .notARounding(String(guestText: text))
    }
    let usual = tip.currency.usualRoundingUnit
    var unit = text.extracting(words.rest)
    // `round up to 5`
    let inner = LineWords(unit)
    if GuestText.keyword(unit.extracting(inner.keyword)) == "to" { unit = unit.extracting(inner.rest) }
    return take(unit.isEmpty ? .value(usual) : amounts.read(unit)) { unit in
      guard let rounding = Rounding(direction, to: unit) else { return .notARounding(String(guestText: text)) }
      return tip.setRounding(rounding)
    }
  }
}

import Domain
import Localization
import ViewModels

/// The lines that say who pays how much.
extension TipLines {
  /// `2:1:1` or `60%:40%`.
  func setParts(_ text: String, on tip: inout TipViewModel) -> Refusal? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= Parts.people.lowerBound else { return .notASplit(text) }
    if parts.count > Parts.people.upperBound { return .tooManyPeople(limit: Parts.people.upperBound) }
    let arePercents = parts.contains { $0.contains("%") }
    let numbers = parts.compactMap { part -> Int64? in
      let bytes = Array(part.utf8)
      return arePercents
        ? amounts.readPercent(bytes.span).value?.hundredths
        : amounts.readCount(bytes.span).value.map(Int64.init)
    }
    let range = arePercents ? Parts.percentRange : Parts.weightRange
    let areRight = numbers.count == parts.count && numbers.allSatisfy(range.contains)
    guard areRight, numbers.contains(where: { $0 > 0 }) else { return .notASplit(text) }
    return tip.setParts(arePercents ? .percents(numbers.map(Percent.init(hundredths:))) : .weights(numbers))
  }

  /// `ann, bob, cho`, or `none`.
  func setNames(_ text: String, on tip: inout TipViewModel) -> Refusal? {
    if text.isEmpty { return .missingNames }
    return tip.setNames(text.lowercased() == "none" ? [] : Self.list(text))
  }

  /// `12.50 ann, bob`; `12.50` alone is everyone's; `-` takes the last one back and `none` all.
  func changeItems(_ text: String, on tip: inout TipViewModel) -> Refusal? {
    switch text.lowercased() {
    case "": return .missingValue(.items)
    case "-": return tip.removeLastItem()
    case "none": return tip.removeItems()
    default: break
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    var end = (words.firstIndex(where: Self.hasDigit) ?? words.count - 1) + 1
    // The currency's sign may stand apart behind the number.
    if end < words.count, !Self.hasDigit(words[end]), price(words[...end]).value != nil { end += 1 }
    switch price(words[..<end]) {
    case .refused(let refusal): return refusal
    case .value(let price): return tip.addItem(price, for: people(words[end...].joined(separator: " ")))
    }
  }

  /// `ann 20`, or `ann none`.
  func pay(_ text: String, on tip: inout TipViewModel) -> Refusal? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1 else { return .missingPayment }
    if words.last?.lowercased() == "none" { return tip.pay(person(words.dropLast()), nil) }
    var start = words.lastIndex(where: Self.hasDigit) ?? words.count - 1
    if start > 1, !Self.hasDigit(words[start - 1]), price(words[(start - 1)...]).value != nil { start -= 1 }
    if start == 0 { return .missingPayment }
    switch price(words[start...]) {
    case .refused(let refusal): return refusal
    case .value(let amount): return tip.pay(person(words[..<start]), amount)
    }
  }

  /// A price in words, behind which a comma may stand.
  private func price(_ words: ArraySlice<Substring>) -> Reading<Money> {
    let text = words.joined(separator: " ")
    let bare = text.hasSuffix(",") ? String(text.dropLast()) : text
    return amounts.read(Array(bare.utf8).span)
  }

  /// People by names between commas, or by numbers between commas or spaces.
  private func people(_ text: String) -> [String] {
    Self.list(text).flatMap { entry -> [String] in
      let words = entry.split(separator: " ")
      let areNumbers = !words.isEmpty && words.allSatisfy { number($0) != nil }
      return areNumbers ? words.map { person([$0]) } : [entry]
    }
  }

  /// A person as the station knows one: a number of the locale is one in ASCII too.
  private func person(_ words: ArraySlice<Substring>) -> String {
    let text = words.joined(separator: " ")
    return number(text[...]).map(String.init) ?? text
  }

  private func number(_ text: Substring) -> Int? { amounts.readCount(Array(text.utf8).span).value }

  private static func list(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map { entry in
      entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private static func hasDigit(_ word: Substring) -> Bool { word.contains(where: \.isNumber) }
}

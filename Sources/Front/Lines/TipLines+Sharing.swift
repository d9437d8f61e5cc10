import Domain
import Localization
import ViewModels

/// The lines that say who pays how much.
extension TipLines {
  /// `2:1:1` or `60%:40%`.
  func setParts(_ text: String, on tip: inout TipViewModel) -> Refusal? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= Parts.people.lowerBound else { return .notASplit(text) }
    let arePercents = parts.contains { $0.contains("%") || $0.contains("٪") }
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
    if text.allSatisfy(\.isWhitespace) { return .missingNames }
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
    let words = words(of: text)[...]
    // Only spaces that a line's words don't end at.
    if words.isEmpty { return .missingValue(.items) }
    // Some places group digits by spaces, and the currency's sign may stand apart.
    let end = (1...words.count).last { price(words[..<$0]).value != nil }
    switch price(words[..<(end ?? 1 + (words.firstIndex(where: Self.hasDigit) ?? words.count - 1))]) {
    case .refused(let refusal): return refusal
    case .value(let price):
      let people = people(words[(end ?? words.count)...].joined(separator: " "), on: tip)
      return tip.addItem(price, for: people)
    }
  }

  /// `ann 20`, or `ann none`; `none` alone ends all payments.
  func pay(_ text: String, on tip: inout TipViewModel) -> Refusal? {
    if text.lowercased() == "none" { return tip.removePayments() }
    let words = text.split(whereSeparator: \.isWhitespace)[...]
    guard words.count > 1 else { return .missingPayment }
    if words.last?.lowercased() == "none" { return tip.pay(person(words.dropLast()), nil) }
    let start = (1..<words.count).first { price(words[$0...]).value != nil } ?? words.count - 1
    switch price(words[start...]) {
    case .refused(.notAnAmount): return .missingPayment
    case .refused(let refusal): return refusal
    case .value(let amount): return tip.pay(person(words[..<start]), amount)
    }
  }

  /// The words of a line, with a comma between a price and a name counted as a space too: `12.50,ann`.
  private func words(of text: String) -> [Substring] {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let comma = first.firstIndex(of: ","), Self.hasDigit(first[..<comma]),
      first[comma...].dropFirst().first?.isNumber == false, price([first]).value == nil
    else { return words }
    return [first[...comma], first[comma...].dropFirst()] + words.dropFirst()
  }

  /// A price in words, behind which a comma may stand.
  private func price(_ words: ArraySlice<Substring>) -> Reading<Money> {
    let text = words.joined(separator: " ")
    let bare = text.hasSuffix(",") ? String(text.dropLast()) : text
    return amounts.read(Array(bare.utf8).span)
  }

  /// People by names between commas, or by numbers or known names between spaces too.
  private func people(_ text: String, on tip: TipViewModel) -> [String] {
    if Self.everyone.contains(text.lowercased()), !tip.knows(text) { return [] }
    return Self.list(text).flatMap { entry -> [String] in
      let words = entry.split(separator: " ").map { person([$0]) }
      return !tip.knows(entry) && !words.isEmpty && words.allSatisfy(tip.knows) ? words : [entry]
    }
  }

  /// What the screen calls everyone, in any language.
  private static let everyone = Set(Language.allCases.map { $0.wording.label(.everyone) })

  /// A person as the station knows one: a number of the locale is one in ASCII too.
  private func person(_ words: ArraySlice<Substring>) -> String {
    let text = words.joined(separator: " ")
    return amounts.readCount(Array(text.utf8).span).value.map(String.init) ?? text
  }

  /// The entries between commas or semicolons of any script.
  private static func list(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: { ",;،؛、".contains($0) }).map { entry in
      entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private static func hasDigit(_ word: Substring) -> Bool { word.contains(where: \.isNumber) }
}

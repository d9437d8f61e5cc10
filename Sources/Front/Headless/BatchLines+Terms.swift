import Domain
import Localization
import ViewModels

/// Lines of a batch with more than a bill, a tip and a number of people.
extension BatchLines {
  /// Appends the answer to a line whose further fields are lines of the tip station; besides, `charge 18%` adds a service
  /// charge and `after tax` lets percentages count on the tax too.
  func answer(
    _ line: Span<UInt8>, _ fields: BatchFields, bill: Money, tip: Tip, to output: inout [UInt8]
  ) -> Refusal? {
    var more = fields.more.map { Self.fields(of: line, in: $0) } ?? []
    if let twice = givenTwice(more, in: line) { return .givenTwice(twice) }
    var rules = TipRules()
    var refusal: Refusal?
    more.removeAll { field in
      let text = line.extracting(field)
      return setRule(text, LineWords(text), in: &rules, &refusal)
    }
    if let refusal { return refusal }
    var station = TipViewModel(currency: style.currency, rules: rules)
    refusal = station.together { station in
      if let refusal = station.setBill(bill) ?? station.setTip(tip) { return refusal }
      if let refusal = setSplit(line.extracting(fields.split), on: &station) { return refusal }
      for field in more {
        if let refusal = take(line.extracting(field), on: &station) { return refusal }
      }
      return nil
    }
    if let refusal { return refusal }
    if let missing = station.state.result.missing { return .itemsShort(missing) }
    append(station.state.result, to: &output)
    return nil
  }

  /// A number of people, or parts.
  private func setSplit(_ text: Span<UInt8>, on station: inout TipViewModel) -> Refusal? {
    if TipLines.isOfParts(text) { return lines.setSplit(text.extracting(LineWords(text).all), on: &station) }
    return switch readSplit(text) {
    case .value(let split): station.setPeople(split.people)
    case .refused(let refusal): refusal
    }
  }

  /// What can stand behind a split, and what of a kind it says something about.
  private static let kinds = [
    "tax": "tax", "after": "base", "charge": "charge", "total": "total", "round": "total", "cash": "cash",
    "pay": "pay", "item": "item",
  ]

  /// A field that says what another one has said.
  private func givenTwice(_ fields: [Range<Int>], in line: Span<UInt8>) -> String? {
    var given: Set<String> = []
    for field in fields {
      let text = line.extracting(field)
      let words = LineWords(text)
      var kind = Self.kinds[GuestText.keyword(text.extracting(words.keyword))] ?? ""
      let rest = text.extracting(words.rest)
      if kind == "pay" { kind += " " + GuestText.keyword(rest.extracting(LineWords(rest).keyword)) }
      // An item says again what another one has said only where it takes that back.
      let takesBack = kind == "item" && ["-", "none"].contains(GuestText.keyword(rest))
      if takesBack || !kind.isEmpty && kind != "item" && !given.insert(kind).inserted {
        return String(guestText: text)
      }
    }
    return nil
  }

  private func take(_ text: Span<UInt8>, on station: inout TipViewModel) -> Refusal? {
    let words = LineWords(text)
    if words.keyword.isEmpty { return nil }
    let keyword = GuestText.keyword(text.extracting(words.keyword))
    guard Self.kinds[keyword] != nil else { return .unknownLine(String(guestText: text)) }
    return lines.take(text, keyword, words, on: &station)
  }

  /// Whether a field is a rule of the shop, which it then sets.
  private func setRule(
    _ text: Span<UInt8>, _ words: LineWords, in rules: inout TipRules, _ refusal: inout Refusal?
  ) -> Bool {
    let rest = text.extracting(words.rest)
    switch GuestText.keyword(text.extracting(words.keyword)) {
    case "after" where GuestText.keyword(rest) == "tax": rules.base = .afterTax
    case "charge":
      switch lines.amounts.readPercent(rest) {
      case .value(let percent): rules.charge = TipRules.Charge(people: 1, percent: percent)
      case .refused(let reason): refusal = reason
      }
    default: return false
    }
    return true
  }

  private func append(_ result: TipResult, to output: inout [UInt8]) {
    append(result.totalTip, to: &output)
    append(result.totalBill, to: &output)
    append(result.shares.least, to: &output)
    output.append(UInt8(ascii: ","))
    append(result.charge, to: &output)
    append(result.due, to: &output)
    for (index, share) in result.shares.minorUnits.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ":")) }
      style.append(share, to: &output)
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// The fields between the commas of a part of a line.
  private static func fields(of line: Span<UInt8>, in part: Range<Int>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = part.lowerBound
    for index in part where line[index] == UInt8(ascii: ",") {
      fields.append(start..<index)
      start = index + 1
    }
    return fields + [start..<part.upperBound]
  }
}

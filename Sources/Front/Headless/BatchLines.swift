import Domain
import Localization

/// The lines of a batch in one currency.
struct BatchLines {
  let style: PlainAmountStyle
  /// The lines of a guest, in bare digits.
  let lines: TipLines

  init(currency: Currency) {
    style = PlainAmountStyle(currency: currency)
    lines = TipLines(amounts: AmountStyle(plain: currency))
  }

  /// Whether a line names the three fields in the order that they have here, and perhaps `more` behind them.
  static func isHeader(_ line: Span<UInt8>, withMore: Bool = false) -> Bool {
    guard let fields = BatchFields(line), (fields.more != nil) == withMore else { return false }
    let names = ([fields.bill, fields.tip, fields.split] + (fields.more.map { [$0] } ?? [])).map { field in
      let text = line.extracting(field)
      return GuestText.keyword(text.extracting(LineWords(text).all))
    }
    return names == ["bill", "tip", "split"] + (withMore ? ["more"] : [])
  }

  /// Appends the answer to a line, or says why there is none.
  func answer(_ line: Span<UInt8>, to output: inout [UInt8]) -> Refusal? {
    guard let fields = BatchFields(line) else { return LineWords(line).all.isEmpty ? nil : .notThreeFields }
    let bill: Money
    switch style.read(line.extracting(fields.bill)) {
    case .value(let read): bill = read
    case .refused(let refusal): return refusal
    }
    let tip: Tip
    switch readTip(line.extracting(fields.tip)) {
    case .value(let read): tip = read
    case .refused(let refusal): return refusal
    }
    if fields.more != nil || TipLines.isOfParts(line.extracting(fields.split)) {
      return answer(line, fields, bill: bill, tip: tip, to: &output)
    }
    let split: Split
    switch readSplit(line.extracting(fields.split)) {
    case .value(let read): split = read
    case .refused(let refusal): return refusal
    }
    guard let result = EvenResult(bill: bill, tip: tip, split: split) else { return .tooLarge }
    append(result, to: &output)
    return nil
  }

  private func readTip(_ text: Span<UInt8>) -> Reading<Tip> {
    let text = text.extracting(LineWords(text).all)
    if text.count > 0, text[text.count - 1] == UInt8(ascii: "%") {
      return switch Percent.read(bare: text.extracting(..<(text.count - 1))) {
      case .value(let percent): .value(.percent(percent))
      case .refused(let refusal): .refused(refusal)
      }
    }
    if text.count == 4, GuestText.keyword(text) == "none" { return .value(.none) }
    return switch style.read(text) {
    case .value(let money): .value(.amount(money))
    case .refused(let refusal): .refused(refusal)
    }
  }

  func readSplit(_ text: Span<UInt8>) -> Reading<Split> {
    let text = text.extracting(LineWords(text).all)
    let whole = PlainAmountStyle(currency: Currency(code: "", digits: 0))
    guard let people = whole.minorUnits(bareDigits: text, decimalSign: nil) else {
      return .refused(.notACount(String(guestText: text)))
    }
    if let split = Split(people: Int(people)) { return .value(split) }
    return .refused(people < 1 ? .belowOnePerson : .tooManyPeople(limit: Split.range.upperBound))
  }

  private func append(_ result: EvenResult, to output: inout [UInt8]) {
    append(result.totalTip, to: &output)
    append(result.totalBill, to: &output)
    append(result.shares.least, to: &output)
    output.append(decimal: Int64(result.shares.payingOneMore))
    output.append(UInt8(ascii: "\n"))
  }

  func append(_ money: Money, to output: inout [UInt8]) {
    style.append(money.minor, to: &output)
    output.append(UInt8(ascii: ","))
  }
}

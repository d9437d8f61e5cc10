import Domain
import Localization
package import ViewModels

/// JSON Lines: one object for each line read.
///
/// The names are a contract with scripts outside; the README documents them.
package struct JSONRenderer: Renderer {
  let values: ValueWriter

  package init(values: ValueWriter) {
    self.values = values
  }

  package func render(_ screen: Screen, input: Span<UInt8>, to output: inout [UInt8]) {
    output.append(contentsOf: "{\"station\":".utf8)
    output.append(json: screen.station)
    output.append(contentsOf: ",\"input\":".utf8)
    output.append(json: GuestText.string(input))
    output.append(contentsOf: ",\"fields\":".utf8)
    append(screen.fields, to: &output)
    if let shares = screen.shares {
      output.append(contentsOf: ",\"shares\":".utf8)
      output.append(jsonArray: shares.minorUnits) { $0.append(decimal: $1) }
    }
    appendLists(of: screen, to: &output)
    if let receipt = screen.receipt {
      output.append(contentsOf: ",\"receipt\":".utf8)
      output.append(jsonArray: values.text(receipt)) { $0.append(json: $1) }
    }
    if !screen.help.isEmpty {
      output.append(contentsOf: ",\"help\":".utf8)
      output.append(jsonArray: screen.help.map { values.text($0) }) { $0.append(json: $1) }
    }
    output.append(contentsOf: ",\"notice\":".utf8)
    if let answer = screen.answer {
      output.append(json: values.sentence(answer))
    } else {
      output.append(contentsOf: "null".utf8)
    }
    output.append(contentsOf: screen.refusal == nil ? ",\"refused\":false".utf8 : ",\"refused\":true".utf8)
    output.append(contentsOf: ",\"sounds\":".utf8)
    output.append(jsonArray: screen.sounds) { $0.append(json: $1) }
    output.append(contentsOf: "}\n".utf8)
  }

  private func append(_ fields: [Field], to output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    for (index, field) in fields.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(json: field.name)
      output.append(UInt8(ascii: ":"))
      append(field.value, to: &output)
    }
    output.append(UInt8(ascii: "}"))
  }

  /// Appends the members `text` and those that say the same without words; null for what is not there yet.
  package func append(_ value: Value, to output: inout [UInt8]) {
    if case .reference(nil) = value { return output.append(contentsOf: "null".utf8) }
    if case .entered(let isEntered) = value {
      return output.append(contentsOf: "{\"entered\":\(isEntered)}".utf8)
    }
    output.append(contentsOf: "{\"text\":".utf8)
    output.append(json: values.text(value))
    appendExactly(value, to: &output)
    output.append(UInt8(ascii: "}"))
  }

  /// The value again as a script wants it: without the words and signs of a language.
  private func appendExactly(_ value: Value, to output: inout [UInt8]) {
    switch value {
    case .amount(let money):
      output.append(contentsOf: ",\"minor\":\(money.minor),\"currency\":\"\(money.currency.code)\"".utf8)
    case .noAmount(let currency):
      output.append(contentsOf: ",\"minor\":null,\"currency\":\"\(currency.code)\"".utf8)
    case .percent(let percent):
      output.append(contentsOf: ",\"hundredths\":\(percent.hundredths)".utf8)
    case .part(let percent, let money):
      appendExactly(.percent(percent), to: &output)
      appendExactly(.amount(money), to: &output)
    case .rounding(let rounding):
      output.append(contentsOf: ",\"id\":\"\(rounding.direction.rawValue)\"".utf8)
      appendExactly(.amount(rounding.unit), to: &output)
    case .fixed(let money): appendExactly(.amount(money), to: &output)
    case .parts(let parts): appendExactly(.count(parts.count ?? 0), to: &output)
    case .items(let tally):
      appendExactly(.count(tally.count), to: &output)
      appendExactly(.amount(tally.sum), to: &output)
      output.append(contentsOf: ",\"short\":\(tally.missing?.minor ?? 0)".utf8)
    case .count(let count):
      output.append(contentsOf: ",\"count\":\(count)".utf8)
    case .choice(let label):
      output.append(contentsOf: ",\"id\":".utf8)
      output.append(json: label.rawValue)
    case .day(let day): output.append(contentsOf: ",\"day\":\"\(day)\"".utf8)
    case .month(let month): output.append(contentsOf: ",\"month\":\"\(month)\"".utf8)
    case .flag(let flag): output.append(contentsOf: flag ? ",\"on\":true".utf8 : ",\"on\":false".utf8)
    case .button(_, let isOn): output.append(contentsOf: isOn ? ",\"on\":true".utf8 : ",\"on\":false".utf8)
    case .page(let page, of: let count):
      output.append(contentsOf: ",\"count\":\(page),\"of\":\(count.map(String.init) ?? "null")".utf8)
    case .moment(let moment): output.append(contentsOf: ",\"instant\":\(moment.instant)".utf8)
    case .offer(let id, _):
      output.append(contentsOf: ",\"id\":".utf8)
      output.append(json: id)
    case .breakdown, .reference, .proof, .text, .entered: break
    }
  }
}

package import Domain

package enum English: Wording {
  package static func label(_ label: Label) -> String {
    switch label {
    case .tipCalculator: "Tip calculator"
    case .bill: "Bill"
    case .tip: "Tip"
    case .split: "Split"
    case .perPerson: "Per person"
    case .totalBill: "Total bill"
    case .totalTip: "Total tip"
    case .proof: "Proof"
    case .none: "none"
    case .custom: "custom"
    }
  }

  package static let hint = "?  help     **  start over"

  package static func people(_ count: Int) -> String {
    count == 1 ? "1 person" : "\(count) people"
  }

  package static func sentence(_ refusal: Refusal, amounts: AmountStyle) -> String {
    switch refusal {
    case .unknownLine(let text): "“\(text)” is not a line I know. Type ? for help."
    case .lineTooLong(let limit): "That line is too long: at most \(limit) bytes are read."
    case .missingValue(let label): "\(self.label(label)): please type a value behind it. Type ? for help."
    case .notAnAmount(let text): "“\(text)” is not an amount. Type it like \(amounts.example)."
    case .negative: "A number below zero can't be used here."
    case .tooLarge: "That is too large to calculate."
    case .tooManyDecimals(let text, let currency):
      "“\(text)” has too many decimals: \(currency.code) has \(decimals(currency.digits))."
    case .ambiguousAmount(let text, let first, let second):
      "“\(text)” could mean \(amounts.text(first)) or \(amounts.text(second)). "
        + "Type it like \(amounts.example)."
    case .notAPercent(let text):
      "“\(text)” is not a percentage. Type it like 15% or 12\(amounts.decimalSign)5%."
    case .notACount(let text): "“\(text)” is not a number of people. Type it like 4."
    case .belowOnePerson: "The bill can't be split among fewer than 1 person."
    case .tooManyPeople(let limit): "The bill can be split among at most \(limit) people."
    case .notThreeFields: "A line needs three fields: bill,tip,split."
    }
  }

  private static func decimals(_ count: Int) -> String {
    switch count {
    case 0: "none"
    case 1: "at most 1"
    default: "at most \(count)"
    }
  }

  package static func help(_ line: HelpLine, amounts: AmountStyle) -> (line: String, meaning: String) {
    let amount = amounts.plainExample
    return switch line {
    case .bill: ("bill \(amount), b \(amount)", "the bill")
    case .tip: ("tip none, tip 15%, tip 5, t ...", "the tip: a percentage, or an amount")
    case .split: ("split 4, split +, split -, s ...", "how many people pay")
    case .bareNumber: ("\(amount) or 15%", "the field in the prompt; % is always the tip")
    case .emptyLine: ("(an empty line)", "changes nothing")
    case .reset: ("reset, **", "starts over")
    case .help: ("help, ?", "these lines")
    case .quit: ("quit", "leaves")
    }
  }
}

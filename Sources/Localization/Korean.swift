package import Domain

package enum Korean: Wording {
  package static func label(_ label: Label) -> String {
    switch label {
    case .tipCalculator: "팁 계산기"
    case .bill: "계산 금액"
    case .tip: "팁"
    case .split: "인원"
    case .perPerson: "1인당 금액"
    case .totalBill: "총 금액"
    case .totalTip: "총 팁"
    case .proof: "검산"
    case .none: "없음"
    case .custom: "직접 입력"
    }
  }

  package static let hint = "?  도움말     **  처음부터 다시"

  package static func people(_ count: Int) -> String {
    "\(count)명"
  }

  package static func sentence(_ refusal: Refusal, amounts: AmountStyle) -> String {
    switch refusal {
    case .unknownLine(let text): "“\(text)”: 알 수 없는 입력입니다. 도움말은 ? 를 입력하세요."
    case .lineTooLong(let limit): "입력이 너무 깁니다. 최대 \(limit)바이트까지 읽습니다."
    case .missingValue(let label): "\(self.label(label)): 뒤에 값을 입력하세요. 도움말은 ? 를 입력하세요."
    case .notAnAmount(let text): "“\(text)”: 금액이 아닙니다. \(amounts.example)처럼 입력하세요."
    case .negative: "0보다 작은 수는 쓸 수 없습니다."
    case .tooLarge: "너무 커서 계산할 수 없습니다."
    case .tooManyDecimals(let text, let currency):
      "“\(text)”: 소수 자릿수가 너무 많습니다. \(currency.code)는 \(decimals(currency.digits))."
    case .ambiguousAmount(let text, let first, let second):
      "“\(text)”: \(amounts.text(first))인지 \(amounts.text(second))인지 알 수 없습니다. "
        + "\(amounts.example)처럼 입력하세요."
    case .notAPercent(let text):
      "“\(text)”: 퍼센트가 아닙니다. 15%나 12\(amounts.decimalSign)5%처럼 입력하세요."
    case .notACount(let text): "“\(text)”: 인원수가 아닙니다. 4처럼 입력하세요."
    case .belowOnePerson: "1명보다 적게 나눌 수 없습니다."
    case .tooManyPeople(let limit): "최대 \(limit)명까지 나눌 수 있습니다."
    case .notThreeFields: "한 줄에 bill,tip,split 세 항목이 있어야 합니다."
    }
  }

  private static func decimals(_ count: Int) -> String {
    count == 0 ? "소수를 쓰지 않습니다" : "소수 \(count)자리까지 씁니다"
  }

  package static func help(_ line: HelpLine, amounts: AmountStyle) -> (line: String, meaning: String) {
    let amount = amounts.plainExample
    return switch line {
    case .bill: ("bill \(amount), b \(amount)", "계산 금액")
    case .tip: ("tip none, tip 15%, tip 5, t ...", "팁: 퍼센트 또는 금액")
    case .split: ("split 4, split +, split -, s ...", "나눠 낼 인원")
    case .bareNumber: ("\(amount), 15%", "입력줄에 보이는 칸을 채움. %는 항상 팁")
    case .emptyLine: ("(빈 줄)", "아무것도 바뀌지 않음")
    case .reset: ("reset, **", "처음부터 다시")
    case .help: ("help, ?", "이 도움말")
    case .quit: ("quit", "나가기")
    }
  }
}

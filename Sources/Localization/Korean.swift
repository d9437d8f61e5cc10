package import Domain

package enum Korean: Wording {
  package static let hint = "?  도움말     **  처음부터 다시     F2  English"

  package static let entered = "입력함"

  package static func volume(_ step: Int) -> String { "음량 \(step)/9" }

  package static func word(for flag: Bool) -> String { flag ? "예" : "아니요" }

  package static func short(_ weekday: Weekday) -> String {
    ["일", "월", "화", "수", "목", "금", "토"][weekday.rawValue]
  }

  package static func title(_ month: Month) -> String { "\(month.year)년 \(month.month)월" }

  package static let memorisedTag = "외움"
  package static let noCards = "아직 단어가 없습니다. 이렇게 입력하세요: add apple = 사과"

  package static func people(_ count: Int) -> String {
    "\(count)명"
  }

  package static func passengers(_ count: Int) -> String { "\(count)명" }

  package static func bookings(_ count: Int) -> String { "예약 \(count)건" }

  package static let rounded = "반올림"

  package static func rounding(_ direction: Rounding.Direction, to unit: String) -> String {
    switch direction {
    case .up: "\(unit) 단위로 올림"
    case .down: "\(unit) 단위로 내림"
    case .nearest: "\(unit) 단위로 반올림"
    }
  }

  package static func fixed(at amount: String) -> String { "\(amount) 고정" }

  package static func items(_ count: Int, sum: String, missing: String?) -> String {
    "\(count)개, \(sum)" + (missing.map { ", \($0) 모자람" } ?? "")
  }

  package static func name(_ name: Name) -> String { name.korean }

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
    case .givenTwice(let text): "“\(text)”: 같은 줄에서 이미 정한 것입니다."
    case .notAStation(let text): "“\(text)”: 메뉴에 없습니다. 메뉴의 번호나 이름을 입력하세요."
    case .missingWord: "단어가 없습니다. add apple = 사과처럼 입력하세요."
    case .missingMeaning(let word): "“\(cut(word))”: 뜻이 없습니다. add apple = 사과처럼 입력하세요."
    case .wordTooLong(let limit): "단어가 너무 깁니다. 최대 \(limit)바이트까지 저장합니다."
    case .meaningTooLong(let limit): "뜻이 너무 깁니다. 최대 \(limit)바이트까지 저장합니다."
    case .controlCharacters: "제어 문자가 들어 있어 저장할 수 없습니다."
    case .notText: "글자가 아닌 바이트가 들어 있어 저장할 수 없습니다."
    case .otherMeaning(let word):
      "“\(cut(word.entry.word))”: “\(cut(word.entry.meaning))”(으)로 이미 저장되어 있습니다. "
        + "바꾸려면 add! 뒤에 다시 입력하세요."
    case .wordTaken(let word): "“\(cut(word.entry.word))”: \(word.day)에 이미 저장한 단어입니다."
    case .notADay(let text): "“\(text)”: 날짜가 아닙니다. 2026-11-29, +1, -1처럼 입력하세요."
    case .notAMonth(let text): "“\(text)”: 달이 아닙니다. 2026-11, +1, -1처럼 입력하세요."
    case .notAnOrder(let text):
      "“\(text)”: 순서가 아닙니다. recent, oldest, memorised, unmemorised, random 가운데 하나를 입력하세요."
    case .notASeed(let text): "“\(text)”: 시드가 아닙니다. 9자리까지의 숫자를 입력하세요."
    case .missingCardNumber: "어느 카드입니까? mark 3처럼 번호를 뒤에 입력하세요."
    case .noSuchCard(let text): "“\(text)”: 이 쪽에 없는 카드입니다."
    case .firstPage: "첫 쪽입니다."
    case .lastPage: "마지막 쪽입니다."
    case .nothingToUndo: "되돌릴 것이 없습니다."
    case .changedSince: "다른 사람이 그 단어를 바꾸어서 아무것도 바꾸지 않았습니다."
    case .list(let fault): sentence(fault)
    case .notAnOffer(let text, let label, let names):
      "“\(text)”: 고를 수 없습니다. \(self.label(label)): \(numbered(names))."
    case .ambiguousOffer(let text, let names):
      "“\(text)”: \(names.map(name).joined(separator: ", ")) 가운데 어느 것인지 알 수 없습니다."
    case .bookingCancelled(let reference):
      "\(reference): 직원이 취소한 예약입니다. 다시 예약하려면 reset으로 처음부터 시작하세요."
    case .nothingForReceipt: "아직 영수증에 적을 것이 없습니다."
    case .notAVolume(let text): "“\(text)”: 음량이 아닙니다. volume 0부터 volume 9까지, volume +, volume -로 입력하세요."
    case .notALanguage(let text): "“\(text)”: 언어가 아닙니다. language en 또는 language ko를 입력하세요."
    case .missingInfo: "아이디와 비밀번호를 모두 입력하세요."
    case .signInRefused: "그 아이디와 비밀번호로는 로그인할 수 없습니다."
    case .noSuchBooking(let text): "“\(cut(text))”: 없는 예약입니다."
    case .bookingCancelledBefore(let reference): "\(reference): 이미 취소한 예약입니다."
    case .missingFile: "어느 단어 목록입니까? words import /media/usb/words.csv처럼 입력하세요."
    case .notASetting(let text, let names):
      "“\(cut(text))”: 설정이 아닙니다. \(names.joined(separator: ", ")) 가운데 하나를 입력하세요."
    case .notForSetting(let name, let reason): "\(name): \(reason)."
    case .forStaff: "직원만 할 수 있습니다."
    case .notATime(let text): "“\(text)”: 기다릴 시간이 아닙니다. 45s처럼 입력하세요."
    case .noSuchSuggestion(let count):
      count == 0 ? "추천 팁이 없습니다." : "추천 팁은 /1부터 /\(count)까지이고 /0은 팁 없음입니다."
    case .taxAboveBill(let tax, let bill):
      "세금 \(amounts.text(tax)): 계산 금액 \(amounts.text(bill))에 들어 있을 수 없습니다."
    case .totalTooSmall(let total, let least):
      "총 금액 \(amounts.text(total)): 너무 적습니다. 팁이 없어도 \(amounts.text(least))입니다. "
        + "total을 다시 입력하거나 tip none을 입력하세요."
    case .over(let money, let payers): "\(amounts.text(money)) 넘칩니다." + fixed(payers)
    case .short(let money, let payers): "\(amounts.text(money)) 모자랍니다." + fixed(payers)
    case .itemsOver(let money):
      "항목의 합이 \(amounts.text(money)) 넘칩니다. 마지막 항목을 되돌리려면 item -를 입력하세요."
    case .itemsShort(let money): "항목의 합이 아직 \(amounts.text(money)) 모자랍니다."
    case .noCashStep(let currency): "\(currency): 알려진 현금 단위가 없어 맞출 것이 없습니다."
    case .notARounding(let text):
      "“\(cut(text))”: 끝수를 처리하는 방법이 아닙니다. round up, round down, round nearest 5, round none처럼 입력하세요."
    case .notASplit(let text): "“\(cut(text))”: 나누는 방법이 아닙니다. 4, 2:1:1, 60%:40%처럼 입력하세요."
    case .itemsThere: "항목대로 나누고 있습니다. 다르게 나누려면 먼저 item none을 입력하세요."
    case .partsThere(let people): "몫대로 나누고 있습니다. 항목대로 나누려면 먼저 이렇게 입력하세요: split \(people)"
    case .tooMany(let label, let limit): "\(self.label(label)): \(limit)까지 넣을 수 있습니다."
    case .notAPerson(let text, let names, let people):
      "“\(cut(text))”: 나눠 내는 사람이 아닙니다. 나눠 내는 사람: \(list(names, of: people))."
        + (names.isEmpty ? " 이름은 names 민지, 준호처럼 입력하세요." : "")
    case .missingNames: "누구입니까? names 민지, 준호처럼 쉼표를 넣어 입력하세요."
    case .missingPayment: "누가 얼마를 냅니까? pay 민지 20이나 pay 1 none처럼 입력하세요."
    case .namedTwice(let name): "“\(cut(name))”: 두 번 있습니다."
    case .notAName(let name): "“\(cut(name))”: 이름이 될 수 없습니다. 숫자만이 아닌 1자부터 40자까지입니다."
    case .moreNames(let names, let people): "이름은 \(names)개인데 몫은 \(people)개입니다."
    case .personHasPart(let name): "“\(cut(name))”: 낼 몫이 있어 인원을 줄일 수 없습니다."
    case .doesNotAddUp: "합이 맞지 않아 보여 드리지 않습니다. 직원에게 알려 주세요."
    case .machineTrouble: "지금은 할 수 없어 아무것도 바꾸지 않았습니다. 직원에게 알려 주세요."
    case .outOfDate: "지금 단어장을 읽을 수 없어 화면이 최신이 아닐 수 있습니다. 직원에게 알려 주세요."
    case .currencyNotOffered(let text, let codes):
      "“\(cut(text))”: 고를 수 없습니다. currency 뒤에 다음 가운데 하나를 입력하세요: \(codes.joined(separator: ", "))."
    case .missingSetting(let name):
      "\(name): 뒤에 값을 입력하세요. 다시 설정 파일의 값으로 하려면 이렇게 입력하세요: set \(name)"
    }
  }

  package static func sentence(_ notice: Notice, amounts: AmountStyles) -> String {
    switch notice {
    case .saved(let entry, let day): "“\(cut(entry.word))”: \(day)에 저장했습니다."
    case .alreadySaved(let entry, let day): "“\(cut(entry.word))”: \(day)에 이미 저장한 단어입니다."
    case .meaningReplaced(let entry): "“\(cut(entry.word))”: 뜻을 바꾸었습니다."
    case .edited(let entry): "“\(cut(entry.word))”: 바꾸었습니다."
    case .removed(let entry): "“\(cut(entry.word))”: 지웠습니다. 되돌리려면 undo를 입력하세요."
    case .memorised(let entry): "“\(cut(entry.word))”: 외운 단어입니다."
    case .notMemorised(let entry): "“\(cut(entry.word))”: 이제 못 외운 단어입니다."
    case .takenBack(let entry): "“\(cut(entry.word))”: 바꾼 것을 되돌렸습니다."
    case .signedIn(let id): "\(id)(으)로 로그인했습니다."
    case .signedOut: "로그아웃했습니다."
    case .bookingCancelled(let reference): "\(reference): 취소했습니다."
    case .settingChanged(let name): "\(name): 다음 손님부터 적용됩니다."
    case .tipOrTotal(let money):
      "팁이 \(amounts.text(money))입니까, 총 금액이 \(amounts.text(money))입니까? "
        + "총 금액이라면 이렇게 입력하세요: total \(amounts.text(money))"
    case .largeTip(let tip, let bill):
      "계산 금액 \(amounts.text(bill)), 팁 \(amounts.text(tip)): 맞습니까? 아니면 팁을 다시 입력하세요."
    case .itemsShort(let sum, let missing):
      "항목의 합은 \(amounts.text(sum)), 계산 금액보다 \(amounts.text(missing)) 적습니다."
    case .itemsShortBeforeTax(let sum, let missing, let toBill):
      "항목의 합은 \(amounts.text(sum)), 세금을 뺀 금액보다 \(amounts.text(missing)), "
        + "계산 금액보다 \(amounts.text(toBill)) 적습니다."
    case .itemsComplete: "항목의 합이 계산 금액과 같습니다."
    case .itemsCompleteBeforeTax(let sum): "항목의 합이 세금을 뺀 금액과 같습니다: \(amounts.text(sum))."
    case .named(let count, let names):
      people(count) + (names.isEmpty ? "." : ": " + short(names).joined(separator: ", ") + ".")
    case .notRounded(let total): "팁은 0보다 적을 수 없어 총 금액은 그대로 \(amounts.text(total))입니다."
    case .percentsShared(let sum): "합이 \(percent(sum, amounts))이므로 그 비율대로 나눕니다."
    case .volume(let step): volume(step)
    case .languageChanged: "이제 한국어로 보여 드립니다."
    case .timeNearlyUp(let seconds):
      "아직 계십니까? \(seconds)초 뒤에 모두 지워집니다. 계속하려면 아무 키나 누르세요."
    case .nothingFound(let text): "“\(cut(text))”: 찾은 것이 없습니다."
    case .review(let trip):
      "\(name(trip.destination.name)), \(passengers(trip.passengers.count)), \(name(trip.seat.name)): "
        + "\(amounts.text(trip.price)). 예약하려면 book을 한 번 더 입력하세요."
    case .booked(let reference): "예약했습니다. 예약 번호는 \(reference), 한 글자씩 \(reference.spelled)입니다."
    case .alreadyBooked(let reference):
      "이미 예약했습니다. 예약 번호는 그대로 \(reference), 한 글자씩 \(reference.spelled)입니다."
    case .currencyChosen(let currency): "이제 금액은 \(currency)입니다. 팁 계산기를 처음부터 다시 시작합니다."
    case .currencies(let currency, let codes):
      "금액은 \(currency)입니다. 다른 통화로 처음부터 다시 시작하려면 currency 뒤에 다음 가운데 하나를 입력하세요: "
        + "\(codes.joined(separator: ", "))."
    }
  }

  /// Who pays a fixed amount, and how that ends.
  private static func fixed(_ payers: [String]) -> String {
    guard let first = payers.first else { return "" }
    let names = short(payers).joined(separator: ", ")
    return " 낼 금액을 정한 사람: \(names). 바꾸려면 이렇게 입력하세요: pay \(cut(first)) none"
  }

  private static func decimals(_ count: Int) -> String {
    count == 0 ? "소수를 쓰지 않습니다" : "소수 \(count)자리까지 씁니다"
  }
}

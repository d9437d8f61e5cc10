package import Domain

package enum English: Wording {
  package static let hint = "?  help     **  start over     F2  한국어"

  package static let entered = "entered"

  package static func volume(_ step: Int) -> String { "volume \(step)/9" }

  package static func word(for flag: Bool) -> String { flag ? "yes" : "no" }

  package static func short(_ weekday: Weekday) -> String {
    ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"][weekday.rawValue]
  }

  package static func title(_ month: Month) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    return "\(names[month.month - 1]) \(month.year)"
  }

  package static let memorisedTag = "memorised"
  package static let noCards = "No words here yet. Type: add apple = a fruit"

  package static func people(_ count: Int) -> String {
    count == 1 ? "1 person" : "\(count) people"
  }

  package static func passengers(_ count: Int) -> String {
    count == 1 ? "1 passenger" : "\(count) passengers"
  }

  package static func bookings(_ count: Int) -> String {
    count == 1 ? "1 booking" : "\(count) bookings"
  }

  package static let rounded = "rounded"

  package static func rounding(_ direction: Rounding.Direction, to unit: String) -> String {
    switch direction {
    case .up: "up to \(unit)"
    case .down: "down to \(unit)"
    case .nearest: "nearest \(unit)"
    }
  }

  package static func fixed(at amount: String) -> String { "fixed at \(amount)" }

  package static func items(_ count: Int, sum: String, missing: String?) -> String {
    (count == 1 ? "1 item, " : "\(count) items, ") + sum + (missing.map { ", short by \($0)" } ?? "")
  }

  package static func name(_ name: Name) -> String { name.english }

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
    case .givenTwice(let text): "“\(text)” says what another field of the line has said."
    case .notAStation(let text): "“\(text)” is not on the menu. Type a number or a name from it."
    case .missingWord: "There is no word. Type it like: add apple = a fruit."
    case .missingMeaning(let word): "“\(cut(word))” has no meaning. Type it like: add apple = a fruit."
    case .wordTooLong(let limit): "The word is too long: at most \(limit) bytes can be kept."
    case .meaningTooLong(let limit): "The meaning is too long: at most \(limit) bytes can be kept."
    case .controlCharacters: "There are control characters in that; they can't be kept."
    case .notText: "There are bytes in that which are no text, so it can't be kept."
    case .otherMeaning(let word):
      "“\(cut(word.entry.word))” is in the book as “\(cut(word.entry.meaning))”. "
        + "To replace that, type add! and the same again."
    case .wordTaken(let word):
      "“\(cut(word.entry.word))” is in the book already, saved on \(word.day)."
    case .notADay(let text): "“\(text)” is not a day. Type it like 2026-11-29, +1 or -1."
    case .notAMonth(let text): "“\(text)” is not a month. Type it like 2026-11, +1 or -1."
    case .notAnOrder(let text):
      "“\(text)” is not an order: it is recent, oldest, memorised, unmemorised or random."
    case .notASeed(let text): "“\(text)” is not a seed: a number of at most 9 digits."
    case .missingCardNumber: "Which card? Type its number behind it, like mark 3."
    case .noSuchCard(let text): "There is no card “\(text)” on this page."
    case .firstPage: "This is the first page."
    case .lastPage: "This is the last page."
    case .nothingToUndo: "There is nothing to undo."
    case .changedSince: "Someone else has changed that word, so nothing was changed."
    case .list(let fault): sentence(fault)
    case .notAnOffer(let text, let label, let names):
      "“\(text)” can't be chosen. \(self.label(label)): \(numbered(names))."
    case .ambiguousOffer(let text, let names):
      "“\(text)” could mean \(names.map(name).joined(separator: " or "))."
    case .bookingCancelled(let reference):
      "The staff have cancelled \(reference). To book the same again, start over with reset."
    case .nothingForReceipt: "There is nothing yet that a receipt could say."
    case .notAVolume(let text): "“\(text)” is not a volume. Type volume 0 to volume 9, volume + or volume -."
    case .notALanguage(let text): "“\(text)” is not a language: type language en or language ko."
    case .missingInfo: "Please enter both an ID and a password."
    case .signInRefused: "That ID and that password can't sign in."
    case .noSuchBooking(let text): "There is no booking “\(cut(text))”."
    case .bookingCancelledBefore(let reference): "\(reference) was cancelled before."
    case .missingFile: "Which list of words? Type it like words import /media/usb/words.csv."
    case .notASetting(let text, let names):
      "“\(cut(text))” is not a setting: it is \(names.joined(separator: ", "))."
    case .notForSetting(let name, let reason): "\(name): \(reason)."
    case .forStaff: "Only the staff can do that."
    case .notATime(let text): "“\(text)” is not a time to wait. Type it like 45s."
    case .noSuchSuggestion(let count):
      count == 0 ? "No tip is suggested here." : "Of the suggested tips there are /1 to /\(count); /0 is none."
    case .taxAboveBill(let tax, let bill):
      "A tax of \(amounts.text(tax)) can't be in a bill of \(amounts.text(bill))."
    case .totalTooSmall(let total, let least):
      "A total of \(amounts.text(total)) is too small: without a tip it is \(amounts.text(least)). "
        + "Type another total, or tip none."
    case .over(let money, let payers): "That is over by \(amounts.text(money))." + fixed(payers)
    case .short(let money, let payers): "That is short by \(amounts.text(money))." + fixed(payers)
    case .itemsOver(let money):
      "The items would be over by \(amounts.text(money)). To take the last one back, type item -."
    case .itemsShort(let money): "The items are still short by \(amounts.text(money))."
    case .noCashStep(let currency): "No cash step is known for \(currency), so there is nothing to round."
    case .notARounding(let text):
      "“\(cut(text))” is not a way to round. Type it like round up, round down, round nearest 5 or round none."
    case .notASplit(let text): "“\(cut(text))” is not a way to split. Type it like 4, 2:1:1 or 60%:40%."
    case .itemsThere: "The bill is split by its items. To split it in another way, type item none first."
    case .partsThere(let people):
      "The bill is split by parts. To split it by items, type split \(people) first."
    case .tooMany(let label, let limit): "\(self.label(label)): there can be at most \(limit)."
    case .notAPerson(let text, let names, let people):
      "“\(cut(text))” is not one of the people: \(list(names, of: people))."
        + (names.isEmpty ? " Type names ann, bob to name them." : "")
    case .missingNames: "Who is it? Type names between commas, like names ann, bob."
    case .missingPayment: "Who pays how much? Type it like pay ann 20 or pay 1 none."
    case .namedTwice(let name): "“\(cut(name))” is there twice."
    case .notAName(let name): "“\(cut(name))” can't be a name: 1 to 40 characters, not only digits."
    case .moreNames(let names, let people): "That is \(names) names for \(people) parts."
    case .personHasPart(let name): "There can't be fewer people: “\(cut(name))” has a part in this bill."
    case .doesNotAddUp: "The sums don't add up, so they are not shown. Please tell the staff."
    case .machineTrouble: "The kiosk can't do that now, so nothing was changed. Please tell the staff."
    case .outOfDate: "The word book can't be read now, so this may be out of date. Please tell the staff."
    case .currencyNotOffered(let text, let codes):
      "“\(cut(text))” can't be chosen. Type currency and then one of: \(codes.joined(separator: ", "))."
    case .missingSetting(let name):
      "\(name): please type a value behind it. For that of the configuration again, type set \(name)."
    }
  }

  package static func sentence(_ notice: Notice, amounts: AmountStyles) -> String {
    switch notice {
    case .saved(let entry, let day): "Saved “\(cut(entry.word))” on \(day)."
    case .alreadySaved(let entry, let day): "“\(cut(entry.word))” is in the book already, saved on \(day)."
    case .meaningReplaced(let entry): "“\(cut(entry.word))” has the new meaning now."
    case .edited(let entry): "Changed to “\(cut(entry.word))”."
    case .removed(let entry): "Removed “\(cut(entry.word))”. To get it back, type undo."
    case .memorised(let entry): "“\(cut(entry.word))” is memorised."
    case .notMemorised(let entry): "“\(cut(entry.word))” is not memorised any more."
    case .takenBack(let entry): "Took back the change to “\(cut(entry.word))”."
    case .signedIn(let id): "Signed in as \(id)."
    case .signedOut: "Signed out."
    case .bookingCancelled(let reference): "\(reference) is cancelled."
    case .settingChanged(let name): "\(name) is set for every guest from the next one on."
    case .tipOrTotal(let money):
      "A tip of \(amounts.text(money)), or a total of \(amounts.text(money))? "
        + "For the total, type total \(amounts.text(money))."
    case .largeTip(let tip, let bill):
      "A tip of \(amounts.text(tip)) on a bill of \(amounts.text(bill))? If not, type another tip."
    case .itemsShort(let sum, let missing):
      "The items come to \(amounts.text(sum)): short by \(amounts.text(missing))."
    case .itemsShortBeforeTax(let sum, let missing, let toBill):
      "The items come to \(amounts.text(sum)): short by \(amounts.text(missing)) before tax, "
        + "or by \(amounts.text(toBill)) with it."
    case .itemsComplete: "The items come to the bill."
    case .itemsCompleteBeforeTax(let sum):
      "The items come to the bill without its tax, \(amounts.text(sum))."
    case .named(let count, let names):
      people(count) + (names.isEmpty ? "." : ": " + short(names).joined(separator: ", ") + ".")
    case .notRounded(let total): "The tip can't be less than none, so the total stays \(amounts.text(total))."
    case .percentsShared(let sum): "These come to \(percent(sum, amounts)), so each is a part of that."
    case .volume(let step): volume(step)
    case .languageChanged: "This is in English now."
    case .timeNearlyUp(let seconds):
      "Are you still there? In \(seconds) seconds everything is cleared. Press any key to go on."
    case .nothingFound(let text): "Nothing contains “\(cut(text))”."
    case .review(let trip):
      "\(name(trip.destination.name)), \(passengers(trip.passengers.count)), \(name(trip.seat.name)): "
        + "\(amounts.text(trip.price)). To book it, type book once more."
    case .booked(let reference): "Booked. Your reference is \(reference), spelled \(reference.spelled)."
    case .alreadyBooked(let reference):
      "This is booked already. Your reference is still \(reference), spelled \(reference.spelled)."
    case .currencyChosen(let currency): "Amounts are in \(currency) now, and the tip calculator starts over."
    case .currencies(let currency, let codes):
      "Amounts are in \(currency). To start over in another currency, type currency and then one of: "
        + "\(codes.joined(separator: ", "))."
    }
  }

  /// Who pays a fixed amount, and how that ends.
  private static func fixed(_ payers: [String]) -> String {
    guard let first = payers.first else { return "" }
    let names = short(payers).joined(separator: ", ")
    return " Fixed: \(names); to change that, type pay \(cut(first)) none."
  }

  private static func decimals(_ count: Int) -> String {
    switch count {
    case 0: "none"
    case 1: "at most 1"
    default: "at most \(count)"
    }
  }
}

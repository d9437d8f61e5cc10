/// Why a guest's line changed nothing; each has one sentence in every language.
///
/// A `String` in a case is the guest's own text, as typed.
package enum Refusal: Hashable, Sendable {
  case unknownLine(String)
  case lineTooLong(limit: Int)
  case missingValue(Label)
  case notAnAmount(String)
  case negative
  case tooLarge
  case tooManyDecimals(String, Currency)
  /// The text can be read as either amount, and the guest must say which.
  case ambiguousAmount(String, Money, Money)
  case notAPercent(String)
  case notACount(String)
  case belowOnePerson
  case tooManyPeople(limit: Int)
  /// A line of a batch with fewer than three fields.
  case notThreeFields
  /// A field of such a line that says what another one has said.
  case givenTwice(String)

  case notAStation(String)
  case missingWord
  /// The word that lacks one.
  case missingMeaning(String)
  case wordTooLong(limit: Int)
  case meaningTooLong(limit: Int)
  case controlCharacters
  /// Bytes that are not UTF-8.
  case notText
  /// The word is in the book with another meaning.
  case otherMeaning(Word)
  /// Another word in the book is the same.
  case wordTaken(Word)
  case notADay(String)
  case notAMonth(String)
  case notAnOrder(String)
  case notASeed(String)
  case missingCardNumber
  /// No card on the page has this number.
  case noSuchCard(String)
  case firstPage
  case lastPage
  case nothingToUndo
  /// The word has been changed or removed by someone else since.
  case changedSince
  /// A line of a list that is imported.
  case list(ListFault)
  /// The text is not one of these, which are numbered from 1.
  case notAnOffer(String, Label, [Name])
  /// The text is the start of each of these.
  case ambiguousOffer(String, [Name])
  /// The staff have cancelled what this visit booked.
  case bookingCancelled(Reference)
  /// There is nothing yet that a receipt could say.
  case nothingForReceipt
  /// No volume from 0 to 9.
  case notAVolume(String)
  /// None of the languages, of which these are the names.
  case notALanguage(String)
  /// An ID or a password is missing.
  case missingInfo
  /// Nobody is to know whether it was the ID, the password, or a lock.
  case signInRefused
  case noSuchBooking(String)
  case bookingCancelledBefore(Reference)
  /// Which file of words is meant is missing.
  case missingFile
  /// None of the settings, of which these are the names.
  case notASetting(String, [String])
  /// A value that a setting can't have, and why.
  case notForSetting(String, String)
  /// Only the staff may do that.
  case forStaff
  /// A script asks to wait for what is no time.
  case notATime(String)
  /// There are only so many suggested tips.
  case noSuchSuggestion(Int)
  /// The tax, and the bill that it should be a part of.
  case taxAboveBill(Money, Money)
  /// The total, and the least that it can be.
  case totalTooSmall(Money, Money)
  /// What is to be paid is less than the parts come to, by so much; these pay fixed amounts.
  case over(Money, payers: [String])
  /// What is to be paid is more than the parts come to, by so much; these pay fixed amounts.
  case short(Money, payers: [String])
  /// The items come to so much more than the bill.
  case itemsOver(Money)
  /// The items lack so much, so there is no receipt yet.
  case itemsShort(Money)
  case noCashStep(Currency)
  case notARounding(String)
  case notASplit(String)
  /// The bill is split by its items.
  case itemsThere
  /// The bill is split by weights or percentages of so many people.
  case partsThere(people: Int)
  /// There can be no more of these.
  case tooMany(Label, limit: Int)
  /// None of the people, of whom these have names.
  case notAPerson(String, [String], people: Int)
  case missingNames
  /// Who pays, or how much.
  case missingPayment
  case namedTwice(String)
  case notAName(String)
  case moreNames(Int, than: Int)
  case personHasPart(String)
  /// What would be printed does not come to its own sum.
  case doesNotAddUp
  /// The machine could not do it; the staff are told why.
  case machineTrouble
  /// The machine could not read again what the screen shows.
  case outOfDate
  /// A currency that can't be chosen, and the codes of those that can.
  case currencyNotOffered(String, [String])
  /// The staff name a setting without a value.
  case missingSetting(String)
}

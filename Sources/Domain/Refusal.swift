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
  /// A line of a batch without exactly three fields.
  case notThreeFields
}

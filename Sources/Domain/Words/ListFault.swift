/// Why a line of a list was not taken; a `String` is the cell's own text.
package enum ListFault: Hashable, Sendable {
  case noWord
  /// The word that lacks one.
  case noMeaning(String)
  /// A list without a header has text behind the four columns that are read.
  case tooManyFields(count: Int)
  /// There is text behind the last column of the header.
  case fieldsBeyondHeader(count: Int, columns: Int)
  case notADay(String)
  case unknownMark(String)
  /// A quote opens here that does not close.
  case openQuote
  /// Some bytes stand for no character in this encoding.
  case undecodable(encoding: String)
  case recordTooLong(limit: Int)
}

import Domain

extension English {
  /// Why a line of a list was not taken.
  static func sentence(_ fault: ListFault) -> String {
    switch fault {
    case .noWord: "There is no word."
    case .noMeaning(let word): "“\(cut(word))” has no meaning."
    case .tooManyFields(let count):
      "There are \(count) fields; word, meaning, saved day and memorised are read."
    case .fieldsBeyondHeader(let count, let columns): "There are \(count) fields under a header of \(columns)."
    case .notADay(let text): "“\(cut(text))” is not a day. A list gives it like 2026-11-29."
    case .unknownMark(let text): "“\(cut(text))” does not say whether the word is memorised: yes or no does."
    case .openQuote: "A quote opens here that does not close."
    case .undecodable(let encoding): "There are bytes that are not \(encoding); --encoding names another one."
    case .recordTooLong(let limit): "That is too long: at most \(limit) bytes are read."
    }
  }
}

/// A word and its meaning, as they are put into a word book.
package struct Entry: Hashable, Sendable {
  /// The longest word and the longest meaning, in bytes of UTF-8.
  package static let wordLimit = 500
  package static let meaningLimit = 4_000

  package let word: String
  package let meaning: String

  private init(word: String, meaning: String) {
    self.word = word
    self.meaning = meaning
  }

  /// For texts that were an entry's when they were saved.
  package init(saved word: String, _ meaning: String) {
    self.init(word: word, meaning: meaning)
  }

  /// Trims both texts, and refuses one that is empty, too long, or holds control characters other than tabs and line
  /// breaks.
  package static func reading(word: some StringProtocol, meaning: some StringProtocol) -> Reading<Entry> {
    let word = trimmed(String(word))
    let meaning = trimmed(String(meaning))
    if word.isEmpty { return .refused(.missingWord) }
    if meaning.isEmpty { return .refused(.missingMeaning(word)) }
    if word.utf8.count > wordLimit { return .refused(.wordTooLong(limit: wordLimit)) }
    if meaning.utf8.count > meaningLimit { return .refused(.meaningTooLong(limit: meaningLimit)) }
    if hasControls(word) || hasControls(meaning) { return .refused(.controlCharacters) }
    return .value(Entry(word: word, meaning: meaning))
  }

  /// The text without white space at its ends.
  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return "" }
    if !isSpace(first), !isSpace(last) { return text }
    let rest = scalars.drop(while: isSpace)
    guard let end = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(String.UnicodeScalarView(rest[...end]))
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Most texts are spared the search in Unicode's tables: there is no white space here.
    case 0x21...0x7E, 0x3001...: false
    default: scalar.properties.isWhitespace
    }
  }

  /// Looks at the bytes of UTF-8, where U+0080 to U+009F are 0xC2 and a second byte of the same number.
  private static func hasControls(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var lead: UInt8 = 0
    for index in bytes.indices {
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D: break
      case 0..<0x20, 0x7F: return true
      case 0x80...0x9F where lead == 0xC2 && bytes[index] != 0x85: return true
      default: break
      }
      lead = bytes[index]
    }
    return false
  }
}

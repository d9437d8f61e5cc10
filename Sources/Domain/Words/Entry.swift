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
    let word = trimmed(word)
    let meaning = trimmed(meaning)
    if word.isEmpty { return .refused(.missingWord) }
    if meaning.isEmpty { return .refused(.missingMeaning(word)) }
    if word.utf8.count > wordLimit { return .refused(.wordTooLong(limit: wordLimit)) }
    if meaning.utf8.count > meaningLimit { return .refused(.meaningTooLong(limit: meaningLimit)) }
    if hasControls(word) || hasControls(meaning) { return .refused(.controlCharacters) }
    return .value(Entry(word: word, meaning: meaning))
  }

  /// The text without white space at its ends.
  private static func trimmed(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    if let first = scalars.first, let last = scalars.last, isInk(first), isInk(last) { return String(text) }
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let rest = scalars.drop(while: isSpace)
    guard let end = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(String.UnicodeScalarView(rest[...end]))
  }

  /// Whether the character is one of ASCII that shows.
  private static func isInk(_ scalar: Unicode.Scalar) -> Bool { 0x21...0x7E ~= scalar.value }

  private static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85: false
      case 0...0x1F, 0x7F...0x9F: true
      default: false
      }
    }
  }
}

import Domain

/// What the search index holds of a word, and how it is asked.
///
/// SQLite's trigram index finds texts of three characters and more, but a Chinese, Japanese or Korean word is mostly
/// shorter; so each character of these scripts is there three times, in the index and in what is searched for.
struct SearchText {
  /// The most trigrams that the index is asked for; what it finds is compared with the whole text in any case.
  private static let trigramLimit = 24

  let text: String

  init(_ entry: Entry) {
    text = Self.line(entry.word) + "\n" + Self.line(entry.meaning) + "\n"
  }

  /// The text that a guest searches for; nil when there is nothing in it that could be found.
  init?(searchingFor query: String) {
    text = Self.line(query)
    if text.isEmpty { return nil }
  }

  /// The question to the index, in FTS5's language; nil where the text is too short for it.
  var match: String? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count >= 3 else { return nil }
    let trigrams = (0...scalars.count - 3).map { start in
      String(String.UnicodeScalarView(scalars[start..<start + 3]))
    }
    return Set(trigrams).sorted().prefix(Self.trigramLimit)
      .map(Self.quoted).joined(separator: " AND ")
  }

  /// A string of FTS5's language. A quotation mark is doubled even where a mark behind it makes a character of both.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
    return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
  }

  /// The text in one line, so that nothing that is searched for reaches from a word into its meaning.
  private static func line(_ text: String) -> String {
    let line = text.unicodeScalars.map { ["\n", "\r", "\t"].contains($0) ? " " : $0 }
    return widened(WordText.folded(String(String.UnicodeScalarView(line))))
  }

  private static func widened(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0xE1 }) { return text }
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      view.append(contentsOf: repeatElement(scalar, count: isOfShortWords(scalar) ? 3 : 1))
    }
    return String(view)
  }

  /// Whether the character is one of Hangul, kana or Han, by Unicode's blocks.
  private static func isOfShortWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0x1AFF0...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

import Domain

extension WordsLines {
  /// A word and its meaning with a tab between them, or else an equals sign.
  static func entry(in text: Substring) -> Reading<Entry> {
    guard !text.contains("\u{FFFD}") else { return .refused(.notText) }
    let isSign = { (character: Character) in character == "=" || character == "＝" }
    guard let split = text.firstIndex(of: "\t") ?? text.firstIndex(where: isSign) else {
      return Entry.reading(word: text, meaning: "")
    }
    return Entry.reading(word: text[..<split], meaning: text[text.index(after: split)...])
  }

  /// What a line looks for, without space around it.
  static func search(in line: String) -> String {
    let text = behind(words: 1, of: line)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// What comes behind this many words of a line.
  static func behind(words count: Int, of line: String) -> Substring {
    var rest = line[...]
    for _ in 0..<count {
      rest = rest.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    }
    return rest.drop(while: \.isWhitespace)
  }

  /// A whole number of at most 9 digits, without a sign.
  static func number(_ text: some StringProtocol) -> Int? {
    guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text)
  }

  /// How far `+1` or `-1` goes.
  static func step(_ text: String) -> Int? {
    guard let sign = text.first, sign == "+" || sign == "-", let number = number(text.dropFirst()) else {
      return nil
    }
    return sign == "-" ? -number : number
  }
}

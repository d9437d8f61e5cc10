import Domain
import TestSupport

/// Words, days and orders by chance, the same for the same seed; few enough that they often meet again.
struct WordDice {
  private static let pieces = [
    "a", "e", "é", "E", "E\u{301}", "apple", "Apple", "Ａｐｐｌｅ", "ß", "SS", "Straße", "İ", "σ", "ς", "naïve",
    "가", "가격", "\u{1100}\u{1161}", "\u{1100}\u{1161}\u{1100}\u{1167}\u{11A8}", "나", "ﾡ", "ㄱ", "각",
    "か", "が", "か\u{3099}", "カ", "ガ", "ｶﾞ", "ｶ", "ー", "漢", "漢字", "字", "𠀀", "\u{F900}", "１", "1", "12", "٣",
    "\"", "'", "%", "_", "*", "\\", "\"\u{20DD}", "\"\u{200D}", "-", "(", ":", "AND", "OR", "NEAR", "、", "！",
    "!",
    " ", "\u{3000}", "\t", "\n", "\r\n", "😀", "👩\u{200D}💻", "q\u{307}\u{323}", "q\u{323}\u{307}", "\u{FFFF}",
  ]

  var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func chance(_ times: Int) -> Bool { number(0..<times) == 0 }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func text(_ pieces: ClosedRange<Int>) -> String {
    (0..<Int.random(in: pieces, using: &random)).map { _ in pick(Self.pieces) }.joined()
  }

  mutating func entry() -> Entry {
    while true {
      if case .value(let entry) = Entry.reading(word: text(1...3), meaning: text(1...4)) { return entry }
    }
  }

  /// One of a few days around the end of a month.
  mutating func day() -> Day { Day.ofTests.advanced(by: number(-1..<4)) ?? .ofTests }

  mutating func order(newest: Int64) -> WordOrder {
    switch number(0..<5) {
    case 0: .recent
    case 1: .oldest
    case 2: .memorised
    case 3: .unmemorised
    default: .random(RandomOrder(seed: number(0..<1_000_000_000), newest: newest))
    }
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0..<elements.count)]
  }
}

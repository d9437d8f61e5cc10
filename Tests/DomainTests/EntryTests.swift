import Domain
import Testing

extension Reading<Entry> {
  fileprivate var texts: [String] {
    if case .value(let entry) = self { [entry.word, entry.meaning] } else { [] }
  }
}

@Suite struct `An entry` {
  @Test(arguments: [
    "apple", " apple ", "\tapple\r\n", "\u{3000}apple\u{A0}", "\u{2028}\u{85}apple\u{2029}",
    "\u{B}\u{C}apple\u{202F}",
  ])
  func `loses the white space at its ends`(text: String) {
    #expect(Entry.reading(word: text, meaning: text).texts == ["apple", "apple"])
    #expect(Entry.reading(word: text[...], meaning: text[...]).texts == ["apple", "apple"])
  }

  @Test(arguments: [
    "an apple", "an\tapple", "two\nlines", "two\r\nlines", "two\u{85}lines", "사\u{3000}과", "é", "e\u{301}", "👩‍🌾",
    "\u{FEFF}x", "ö\u{308}",
  ])
  func `keeps what is inside it`(text: String) {
    let texts = Entry.reading(word: " \(text) ", meaning: text).texts
    #expect(texts.map { Array($0.unicodeScalars) } == Array(repeating: Array(text.unicodeScalars), count: 2))
  }

  @Test(arguments: ["", " ", "\t\r\n", "\u{3000}\u{A0}\u{2003}"])
  func `needs a word and a meaning`(nothing: String) {
    #expect(Entry.reading(word: nothing, meaning: "a fruit") == .refused(.missingWord))
    #expect(Entry.reading(word: nothing, meaning: nothing) == .refused(.missingWord))
    #expect(Entry.reading(word: " apple ", meaning: nothing) == .refused(.missingMeaning("apple")))
  }

  @Test(arguments: ["x", "é", "사", "🍎"])
  func `is as long as its bytes`(letter: String) {
    let longest = { (limit: Int) in String(repeating: letter, count: limit / letter.utf8.count) }
    let word = longest(Entry.wordLimit)
    let meaning = longest(Entry.meaningLimit)
    #expect(Entry.reading(word: "  \(word)  ", meaning: "\n\(meaning)\n").texts == [word, meaning])
    #expect(Entry.reading(word: word + letter, meaning: "m") == .refused(.wordTooLong(limit: 500)))
    #expect(Entry.reading(word: "w", meaning: meaning + letter) == .refused(.meaningTooLong(limit: 4_000)))
  }

  @Test func `holds no other control characters`() {
    let kept: [UInt32] = [0x09, 0x0A, 0x0D, 0x85]
    for scalar in (0...0x2FF).compactMap(Unicode.Scalar.init) where !kept.contains(scalar.value) {
      let refused = scalar.properties.generalCategory == .control
      let text = "a\(scalar)b"
      for reading in [Entry.reading(word: text, meaning: "m"), Entry.reading(word: "w", meaning: text)] {
        #expect((reading == .refused(.controlCharacters)) == refused, "\(scalar.value)")
      }
    }
  }

  @Test func `that was saved is taken as it is`() {
    let entry = Entry(saved: " apple", "")
    #expect([entry.word, entry.meaning] == [" apple", ""])
  }
}

@Suite struct `The heat of a day` {
  @Test(arguments: [
    (Heat.none, [Int.min, -1, 0]), (.some, [1]), (.several, [2, 3, 4]), (.many, [5, 9]),
    (.most, [10, 11, 1_000, .max]),
  ])
  func `rises with the words of it`(heat: Heat, counts: [Int]) {
    for count in counts { #expect(Heat(count: count) == heat) }
  }
}

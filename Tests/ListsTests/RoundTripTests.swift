import Domain
import Foundation
import Lists
import TestSupport
import Testing

private let pieces = [
  "a", "word", " ", "  ", "'", "''", "=", "+", "-", "@", "\t", "\r", "\n", "\r\n", "\"", "\"\"", ",", ";", "|",
  "#",
  "#html:true", "사과", "ㄱ", "か\u{3099}", "e\u{301}", "é", "👩‍👩‍👧", "𝒳", "＝", "＋", "\u{FEFF}", "\u{A0}", "\u{200B}",
  "<b>", "&amp;", "=1+1", "word,meaning", "yes", "2026-11-29", "\u{202E}",
]

/// Texts made of what is hard to write into a list.
private func nastyWords(seed: UInt64, on day: Day) -> [Word] {
  var random = SeededRandom(seed: seed)
  var seen: Set<String> = []
  return (1...200).compactMap { id in
    let texts = (0..<2).map { _ in
      (0...Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
    }
    guard case .value(let entry) = Entry.reading(word: texts[0], meaning: texts[1]) else { return nil }
    // Words that the book would hold to be the same are no matter of the list.
    guard seen.insert(entry.word.precomposedStringWithCompatibilityMapping).inserted else { return nil }
    return Word(id: Int64(id), place: 1, entry: entry, day: day, isMemorised: Bool.random(using: &random))
  }
}

/// What a list of words reads as.
private func read(_ words: [Word], _ format: ListWriter.Format) throws -> [Reading<ListedWord>] {
  var bytes: [UInt8] = []
  let writer = ListWriter(format)
  writer.appendHeader(to: &bytes)
  for word in words { writer.append(word, to: &bytes) }
  return try readings(Data(bytes)).map(\.word)
}

struct RoundTripTests {
  @Test(arguments: [ListWriter.Format.csv, .tsv], Array(1...40))
  func `every text is read as it was written`(format: ListWriter.Format, seed: Int) throws {
    let day = try #require(Day(iso: "2026-11-29"))
    let words = nastyWords(seed: UInt64(seed), on: day)
    #expect(words.count > 50)
    let written = words.map {
      Reading.value(ListedWord(entry: $0.entry, day: $0.day, isMemorised: $0.isMemorised))
    }
    #expect(try read(words, format) == written)
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("'=1", "''=1"), ("''-x", "'''-x"), ("@a", "'@a"), ("+a", "'+a"), ("-a", "'-a"),
    ("＝a", "'＝a"), ("'twas", "'twas"), ("a=b", "a=b"), ("＠a", "'＠a"),
  ])
  func `a cell that a spreadsheet would run gets an apostrophe in front`(text: String, cell: String) throws {
    let day = try #require(Day(iso: "2026-11-29"))
    var bytes: [UInt8] = []
    let word = Word(id: 1, place: 1, entry: Entry(saved: text, "m"), day: day, isMemorised: false)
    ListWriter(.csv).append(word, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(cell),m,2026-11-29,no\n")
  }

  @Test
  func `cells are quoted only where they must be`() throws {
    let day = try #require(Day(iso: "2026-11-29"))
    var bytes: [UInt8] = []
    for (text, meaning) in [("a b", "it's"), ("a,b", "a;b"), ("say \"hi\"", "a\nb"), ("a\tb", "=x,y")] {
      let entry = Entry(saved: text, meaning)
      ListWriter(.csv).append(Word(id: 1, place: 1, entry: entry, day: day, isMemorised: true), to: &bytes)
    }
    let expected = #"""
      a b,it's,2026-11-29,yes
      "a,b","a;b",2026-11-29,yes
      "say ""hi""","a
      b",2026-11-29,yes
      "a\#tb","'=x,y",2026-11-29,yes

      """#
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}

import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

/// What a terminal of 80 columns and so many rows shows of a guest's screen, without its escape sequences.
private func shown(_ guest: Traveller, _ language: Language, rows: Int = 24) -> [String] {
  Columns.useUTF8()
  let bytes = Panel(values: guest.values(language)).frame(
    guest.screen, typed: "", in: TerminalSize(columns: 80, rows: rows), isPulsing: false, hasColour: false)
  return String(decoding: bytes, as: UTF8.self).replacing(#/\x1B\[[0-9;?]*[A-Za-z]/#, with: "")
    .split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
}

private let choices: [(Language, [String])] = [
  (
    .en,
    [
      "   Destination   1 Tokyo [2 New York] 3 Incheon ", "   Passengers   [1 single] 2 double ",
      " › Seat         [1 economy] 2 business ",
    ]
  ),
  (
    .ko,
    [
      "   목적지      1 도쿄 [2 뉴욕] 3 인천 ", "   승객       [1 1명] 2 2명 ",
      " › 좌석       [1 이코노미석] 2 비즈니스석 ",
    ]
  ),
]

@Test(arguments: choices)
func `choices are numbered, and the chosen one stands in brackets`(language: Language, rows: [String]) throws {
  var guest = try Traveller()
  guest.type("to 2")
  guest.type("passengers 1")
  let lines = shown(guest, language)
  let text = lines.joined(separator: "\n")
  for row in rows { #expect(lines.contains(row), "\(row) in\n\(text)") }
}

@Test(arguments: Language.allCases)
func `the choices of every row begin in the same column, whatever the script`(language: Language) throws {
  let lines = shown(try Traveller(), language)
  let columns = lines.filter { $0.contains(#/[ \[]1 /#) && $0.contains(#/ 2 /#) }.compactMap { line in
    line.firstRange(of: #/[ \[]1 /#).map { Columns.width(of: String(line[..<$0.lowerBound])) }
  }
  #expect(columns.count == 3)
  #expect(Set(columns).count == 1)
}

@Test(arguments: Language.allCases)
func `nothing of a trip is left out on 24 rows, at any step and with the dearest price`(
  language: Language
) throws {
  var guest = try Traveller()
  for line in ["to 2", "passengers 2", "seat 2", "book", "book", "book", "seat 9"] {
    let screen = guest.type(line)
    let lines = shown(guest, language)
    let whole = shown(guest, language, rows: 200)
    #expect(lines.count <= 24)
    for line in lines { #expect(Columns.width(of: line) < 80, "\(line)") }
    let values = guest.values(language)
    let text = lines.joined(separator: "\n")
    for field in screen.fields where field.role != .headline && field.value != .reference(nil) {
      #expect(text.contains(values.wording.label(field.label)), "\(field.name) in\n\(text)")
      #expect(text.contains(values.text(field.value)), "\(field.name) in\n\(text)")
    }
    // With more rows there is more air, and nothing else.
    let isInk = { (line: String) in line.contains { $0 != " " && $0 != "─" } }
    #expect(lines.filter(isInk) == whole.filter(isInk), "after \(line)")
  }
}

@Test(arguments: Language.allCases)
func `the reference and its spelling are on the panel of a booking`(language: Language) throws {
  var guest = try Traveller()
  guest.type("book")
  guest.type("book")
  var references = ReferenceSource.seeded(1)
  let reference = references.next()
  let lines = shown(guest, language)
  #expect(lines.contains { $0.contains(language.wording.label(.reference)) && $0.contains(reference.text) })
  #expect(lines.contains { $0.contains(language.wording.label(.spelled)) && $0.contains(reference.spelled) })
  #expect(lines.contains { $0.contains("[confirmed]") })
}

import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

struct Case: CustomTestStringConvertible {
  let station: StationName
  let lines: [String]
  let language: Language
  let columns: Int
  let rows: Int
  var testDescription: String { "\(station) \(language) \(columns)x\(rows) \(lines)" }
}

private let visits: [(StationName, [String])] = [
  (.tip, []), (.tip, ["b 100", "20%", "3"]), (.tip, ["b 92233720368547758.07", "s 9999"]), (.tip, ["?"]),
  (.tip, ["reset"]), (.tip, ["b 1,2"]), (.tip, ["t 12345678901234.56", String(repeating: "한", count: 60)]),
  (.home, []), (.home, ["9"]), (.words, []), (.words, ["?"]), (.words, manyWords),
  (.words, manyWords + ["fold", "order random 999999999", "find 한"]), (.words, ["month 2026-08", "reset"]),
]

private let manyWords = (0..<13).map { number in
  "add \(String(repeating: "한글", count: number)) word \(number) = \(String(repeating: "long 뜻 ", count: 3 * number + 1))"
}

private let cases = visits.flatMap { station, lines in
  Language.allCases.flatMap { language in
    [1, 2, 3, 10, 40, 41, 80, 200].flatMap { columns in
      [1, 3, 10, 16, 24, 50].map {
        Case(station: station, lines: lines, language: language, columns: columns, rows: $0)
      }
    }
  }
}

private func screen(after lines: [String], in station: StationName = .tip) -> Screen {
  var conversation = Conversation(
    kiosk: Kiosk(testing: station, player: RecordingAudioPlayer()), amounts: .dollars, today: { .ofTests })
  for line in lines { _ = conversation.take(Array(line.utf8).span) }
  return conversation.screen
}

private func frame(
  _ screen: Screen, _ columns: Int, _ rows: Int, in language: Language = .en, typed: String = "",
  isPulsing: Bool = false, hasColour: Bool = false
) -> String {
  Columns.useUTF8()
  let panel = Panel(values: ValueWriter(amounts: .dollars, wording: language.wording, weekStart: .sunday))
  let bytes = panel.frame(
    screen, typed: typed, in: TerminalSize(columns: columns, rows: rows), isPulsing: isPulsing,
    hasColour: hasColour)
  return String(decoding: bytes, as: UTF8.self)
}

/// What a terminal would show: the frame without its escape sequences.
private func shown(_ frame: String) -> [String] {
  frame.replacing(#/\x1B\[[0-9;?]*[A-Za-z]/#, with: "").split(
    separator: "\r\n", omittingEmptySubsequences: false
  )
  .map(String.init)
}

@Test(arguments: cases)
func `a panel stays within the terminal`(visit: Case) {
  let screen = screen(after: visit.lines, in: visit.station)
  for isPulsing in [false, true] {
    let lines = shown(frame(screen, visit.columns, visit.rows, in: visit.language, isPulsing: isPulsing))
    #expect(lines.count <= visit.rows)
    for line in lines {
      #expect(Columns.width(of: line) <= (visit.columns < 40 ? visit.columns : visit.columns - 1), "\(line)")
    }
    if visit.columns >= 40 { #expect(lines.last?.contains("> ") == true) }
  }
}

@Test(arguments: [(80, 10), (40, 10), (40, 12), (80, 4)])
func `a refusal and the amount per person are seen on a low terminal`(columns: Int, rows: Int) {
  let text = shown(frame(screen(after: ["b 100", "s 3", "b abc"]), columns, rows)).joined(separator: "\n")
  #expect(text.contains("$33.34"))
  #expect(text.contains("“abc” is not an amount."))
  #expect(text.contains("Bill> "))
}

@Test
func `a pulse moves nothing but the logo`() {
  let screen = screen(after: ["reset"])
  let normal = shown(frame(screen, 80, 24))
  let large = shown(frame(screen, 80, 24, isPulsing: true))
  #expect(normal[..<3] != large[..<3])
  #expect(large[1].contains("C O U N T E R B E L L"))
  #expect(normal[3...] == large[3...])
}

@Test
func `a panel shows what its screen holds`() {
  let text = shown(frame(screen(after: ["b 100", "15%", "3"]), 80, 24)).joined(separator: "\n")
  for part in [
    "♪ Counterbell", "Tip calculator", "Per person", "Total bill  $115", "Total tip   $15",
    "10% $10 [15% $15] 20% $20",
    "Proof       3 people: 1 x $38.34 + 2 x $38.33 = $115.00", "› Bill         $100", "Bill> ",
  ] {
    #expect(text.contains(part), "\(part) in\n\(text)")
  }
}

@Test
func `the amount per person is drawn in large digits with a small sign`() {
  let lines = shown(frame(screen(after: ["b 120.5"]), 80, 24))
  #expect(
    lines.filter { $0.contains("█") } == [
      "   $   ██    ██████  ██████      ██████  ██████",
      "     ████        ██  ██  ██      ██      ██  ██",
      "       ██    ██████  ██  ██      ██████  ██  ██",
      "       ██    ██      ██  ██          ██  ██  ██",
      "     ██████  ██████  ██████  ██  ██████  ██████",
    ])
}

@Test
func `an amount too wide for large digits is still shown whole`() {
  let text = shown(frame(screen(after: ["b 92233720368547758.07"]), 40, 24)).joined(separator: "\n")
  #expect(!text.contains("█"))
  #expect(text.contains("$92,233,720,368,547,758.07"))
}

@Test
func `without colours only bold and reverse are used`() {
  for (station, lines) in visits {
    let bytes = frame(screen(after: lines, in: station), 80, 24)
    for match in bytes.matches(of: #/\x1B\[([0-9;]*)m/#) {
      #expect(["0", "1", "7"].contains(match.1), "\(match.1)")
    }
    #expect(frame(screen(after: lines, in: station), 80, 24, hasColour: true).contains("\u{1B}[1;36m"))
  }
}

@Test
func `a long line scrolls on the prompt and its end stays in sight`() {
  let typed = String(repeating: "가", count: 50) + "끝"
  let prompt = shown(frame(screen(after: []), 40, 24, typed: typed)).last ?? ""
  #expect(prompt.hasSuffix("가끝"))
  #expect(Columns.width(of: prompt) < 40)
}

@Test
func `control characters of a guest's line do not reach the terminal`() {
  let bytes = frame(screen(after: ["b 1\u{1B}[2J\u{7}"]), 80, 24)
  #expect(!bytes.contains("\u{1B}[2J"))
  #expect(!bytes.contains("\u{7}"))
  #expect(bytes.contains("\u{FFFD}[2J"))
}

@Test
func `a calendar stands beside the inputs where there is room, and its days say how much they hold`() {
  let screen = screen(after: (0..<5).map { "add \($0) = a number" } + ["day 2026-11-28"], in: .words)
  let lines = shown(frame(screen, 80, 24))
  #expect(lines.contains { $0.contains("November 2026") && $0.contains("Day      2026-11-28") })
  #expect(lines.contains { $0.contains("Su   Mo   Tu   We   Th   Fr   Sa") })
  #expect(lines.contains { $0.contains(" 27  <28>") })
  #expect(lines.contains { $0.contains("[29]3 30") })
  let narrow = shown(frame(screen, 60, 40))
  #expect(narrow.contains { $0.contains("November 2026") && !$0.contains("Day") })
  let coloured = frame(screen, 80, 24, hasColour: true)
  #expect(coloured.contains("\u{1B}[30;46m[29]\u{1B}[0m  30"))
}

@Test
func `a card says whether it is memorised, and a long meaning ends in an ellipsis`() {
  let long = "add long = " + String(repeating: "many words ", count: 30)
  let lines = shown(frame(screen(after: ["add 사과 = apple", "mark 1", long], in: .words), 80, 24))
  #expect(lines.contains { $0.contains("  2 ✓ 사과 apple") })
  #expect(lines.contains { $0.contains("  1   long many words") && !$0.contains("…") })
  #expect(lines.contains { $0.hasSuffix("…") })
  let low = shown(frame(screen(after: ["add 사과 = apple", "mark 1", long], in: .words), 80, 10))
  #expect(low.contains { $0.contains("  1   long many words") && $0.contains("…") })
}

@Test
func `the menu names each station by its number`() {
  let lines = shown(frame(screen(after: [], in: .home), 80, 24))
  #expect(lines.contains { $0.contains("1  tip    Tip calculator") })
  #expect(lines.contains { $0.contains("3  words  Word book") })
}

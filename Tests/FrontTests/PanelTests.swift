import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

struct Case: CustomTestStringConvertible {
  let lines: [String]
  let language: Language
  let columns: Int
  let rows: Int
  var testDescription: String { "\(language) \(columns)x\(rows) \(lines)" }
}

private let visits: [[String]] = [
  [], ["b 100", "20%", "3"], ["b 92233720368547758.07", "s 9999"], ["?"], ["reset"], ["b 1,2"],
  ["t 12345678901234.56", String(repeating: "한", count: 60)],
]

private let cases = visits.flatMap { lines in
  Language.allCases.flatMap { language in
    [1, 2, 3, 10, 40, 41, 80, 200].flatMap { columns in
      [1, 3, 10, 16, 24, 50].map { Case(lines: lines, language: language, columns: columns, rows: $0) }
    }
  }
}

private func screen(after lines: [String]) -> Screen {
  var conversation = Conversation(
    kiosk: Kiosk(testing: .tip, player: RecordingAudioPlayer()), amounts: .dollars, today: { .ofTests })
  for line in lines { _ = conversation.take(Array(line.utf8).span) }
  return conversation.kiosk.screen
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
  let screen = screen(after: visit.lines)
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
    "♪ Counterbell", "Tip calculator", "Per person", "Total bill  $115", "Total tip   $15", "[15%]",
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
  for lines in visits {
    let bytes = frame(screen(after: lines), 80, 24)
    for match in bytes.matches(of: #/\x1B\[([0-9;]*)m/#) {
      #expect(["0", "1", "7"].contains(match.1), "\(match.1)")
    }
    #expect(frame(screen(after: lines), 80, 24, hasColour: true).contains("\u{1B}[1;36m"))
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

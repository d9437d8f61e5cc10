import Domain
import Localization
import Testing
import ViewModels

@testable import Front

private func json(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(json: text)
  return String(decoding: bytes, as: UTF8.self)
}

@Test(arguments: [
  ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("\n\t\r\0\u{1B}", #""\n\t\u000d\u0000\u001b""#),
  ("\u{7F}\u{85}\u{9B}\u{2028}\u{202E}", #""\u007f\u0085\u009b\u2028\u202e""#), ("한글 💶", #""한글 💶""#),
])
func `a JSON string escapes all that could drive a terminal`(text: String, expected: String) {
  #expect(json(text) == expected)
}

@Test(arguments: [
  ("plain", "plain"), ("a\tb", "a b"), ("\0\u{1B}[31m", "\u{FFFD}\u{FFFD}[31m"),
  ("\u{9B}\u{202E}", "\u{FFFD}\u{FFFD}"),
  ("한글", "한글"),
])
func `printable text replaces what drives a terminal`(text: String, expected: String) {
  #expect(Printable.text(text) == expected)
}

@Test
func `bytes that are not UTF-8 are replaced`() {
  var bytes: [UInt8] = []
  let input: [UInt8] = [0x61, 0xFF, 0x62]
  bytes.append(printable: input.span)
  #expect(String(decoding: bytes, as: UTF8.self) == "a\u{FFFD}b")
}

private var values: ValueWriter { ValueWriter(amounts: .dollars, wording: English.self, weekStart: .monday) }

/// A screen of no station that there is: the renderers must know nothing of stations.
private let inventedScreen: Screen = {
  var screen = Screen(
    station: "weather", title: .custom,
    fields: [
      Field("weather.price", .bill, .input, .amount(Money(minor: 1_250, currency: .usd))),
      Field("weather.chance", .tip, .output, .percent(Percent(hundredths: 1_205))),
    ], focus: .bill)
  screen.answer = .refusal(.negative)
  screen.sounds = ["click", "thunder"]
  return screen
}()

/// The parts that only some stations have.
private let screenOfLists: Screen = {
  var screen = Screen(station: "library", title: .custom, focus: .custom)
  screen.menu = [MenuItem(number: 1, name: "weather", label: .custom)]
  screen.answer = .notice(.nothingFound("rain"))
  if let month = Month(year: 2024, month: 2) {
    screen.calendar = CalendarSheet(
      month: month, today: month.last, chosen: month.first,
      counts: [DayCount(day: month.first, count: 3), DayCount(day: month.last, count: 10)])
    let word = Word(
      id: 9, place: 1, entry: Entry(saved: "two\nlines", "\u{1B}[2J"), day: month.last, isMemorised: true)
    screen.cards = CardPage(cards: [Card(number: 1, word: word)], showsDays: true)
  }
  return screen
}()

private func rendered(_ renderer: any Renderer, _ screen: Screen = inventedScreen) -> String {
  var bytes: [UInt8] = []
  renderer.render(screen, input: Array("rain?".utf8).span, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

@Test
func `text of any station is one line a field`() {
  #expect(
    rendered(TextRenderer(values: values)) == """
      input: rain?
      weather.price: $12.50
      weather.chance: 12.05%
      notice: A number below zero can't be used here.
      sound: [click]
      sound: [thunder]

      """)
}

@Test
func `JSON of any station is one object a line`() {
  #expect(
    rendered(JSONRenderer(values: values)) == """
      {"station":"weather","input":"rain?","fields":{"weather.price":{"text":"$12.50","minor":1250,"currency":\
      "USD"},"weather.chance":{"text":"12.05%","hundredths":1205}},"notice":"A number below zero can't be used \
      here.","refused":true,"sounds":["click","thunder"]}

      """)
}

@Test
func `text has a line for each row of a calendar, each card and each item of a menu`() {
  #expect(
    rendered(TextRenderer(values: values), screenOfLists) == """
      input: rain?
      menu: 1. weather - custom
      calendar:  Mo   Tu   We   Th   Fr   Sa   Su
      calendar:                < 1>2  2    3    4
      calendar:   5    6    7    8    9   10   11
      calendar:  12   13   14   15   16   17   18
      calendar:  19   20   21   22   23   24   25
      calendar:  26   27   28  [29]4
      card: 1. two / lines = \u{FFFD}[2J (2024-02-29, memorised)
      notice: Nothing contains “rain”.

      """)
}

@Test
func `JSON has the days that have something, and each card as it is kept`() {
  #expect(
    rendered(JSONRenderer(values: values), screenOfLists) == """
      {"station":"library","input":"rain?","fields":{},"menu":[{"number":1,"station":"weather","text":"custom"}],\
      "calendar":[{"day":"2024-02-01","count":3},{"day":"2024-02-29","count":10}],"cards":[{"number":1,"word":\
      "two\\nlines","meaning":"\\u001b[2J","day":"2024-02-29","memorised":true}],"notice":"Nothing contains \
      “rain”.","refused":false,"sounds":[]}

      """)
}

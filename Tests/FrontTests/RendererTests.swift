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

private let values = ValueWriter(amounts: .dollars, wording: English.self, weekStart: .monday)

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

private func rendered(_ renderer: any Renderer) -> String {
  var bytes: [UInt8] = []
  renderer.render(inventedScreen, input: Array("rain?".utf8).span, to: &bytes)
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

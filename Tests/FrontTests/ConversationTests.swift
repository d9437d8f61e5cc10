import Audio
import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

/// A conversation of the default locale that remembers its sounds.
private struct Guest {
  let player = RecordingAudioPlayer()
  var conversation: Conversation

  init() {
    conversation = Conversation(
      kiosk: Kiosk(testing: .tip, player: player), amounts: .dollars, today: { .ofTests })
  }

  @discardableResult
  mutating func type(_ line: String) -> Screen {
    let bytes = Array(line.utf8)
    _ = conversation.take(bytes.span)
    return conversation.screen
  }
}

@Test(arguments: [
  ("bill 120.50", "120.50"), ("b 120.50", "120.50"), ("BILL\t120.5 ", "120.50"), ("b $1,234", "1234.00"),
  ("120.50", "120.50"), ("  b   7  ", "7.00"), ("ｂ　７", "7.00"),
])
func `a line sets the bill`(line: String, bill: String) {
  var guest = Guest()
  let screen = guest.type(line)
  #expect(screen.refusal == nil)
  #expect(plain(screen, "tip.bill") == bill)
}

/// The plain amount that a field of a screen holds.
private func plain(_ screen: Screen, _ name: String) -> String? {
  guard case .amount(let money) = screen.fields.first(where: { $0.name == name })?.value else { return nil }
  var bytes: [UInt8] = []
  PlainAmountStyle(currency: money.currency).append(money.minor, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

@Test(arguments: [
  ("tip none", Value.choice(.none)), ("t none", .choice(.none)), ("T NONE", .choice(.none)),
  ("tip 15%", .percent(Percent(hundredths: 1_500))), ("t 12.5%", .percent(Percent(hundredths: 1_250))),
  ("tip 12.5 %", .percent(Percent(hundredths: 1_250))), ("20%", .percent(Percent(hundredths: 2_000))),
  ("%20", .percent(Percent(hundredths: 2_000))),
  ("tip １５％", .percent(Percent(hundredths: 1_500))), ("tip 5", .amount(Money(minor: 500, currency: .usd))),
  ("t 12.50", .amount(Money(minor: 1_250, currency: .usd))),
])
func `a line sets the tip`(line: String, value: Value) {
  var guest = Guest()
  let screen = guest.type(line)
  #expect(screen.refusal == nil)
  #expect(screen.fields.first { $0.name == "tip.tip" }?.value == value)
}

@Test(arguments: [("split 4", 4), ("s 4", 4), ("split +", 2), ("s +", 2), ("split ４", 4)])
func `a line sets the split`(line: String, people: Int) {
  var guest = Guest()
  let screen = guest.type(line)
  #expect(screen.refusal == nil)
  #expect(screen.fields.first { $0.name == "tip.split" }?.value == .count(people))
}

@Test
func `bare numbers fill the bill, then the tip, then the split, and start again`() {
  var guest = Guest()
  #expect(guest.type("100").focus == .tip)
  #expect(guest.type("5").focus == .split)
  #expect(guest.type("3").focus == .bill)
  let screen = guest.type("60")
  #expect(plain(screen, "tip.bill") == "60.00")
  #expect(plain(screen, "tip.totalBill") == "65.00")
  #expect(screen.shares?.minorUnits == [2_167, 2_167, 2_166])
}

@Test(arguments: ["", " ", "\t", "*"])
func `an empty line and a single star change nothing and are not refused`(line: String) {
  var guest = Guest()
  let before = guest.type("100")
  #expect(guest.type(line) == before)
  #expect(guest.player.sounds == [])
}

@Test(arguments: ["reset", "**", "RESET", " reset ", "＊＊"])
func `a reset gives the fresh screen and one click`(line: String) {
  var guest = Guest()
  var fresh = guest.type("")
  guest.type("100")
  guest.type("20%")
  fresh.sounds = ["click"]
  #expect(guest.type(line) == fresh)
  #expect(guest.player.sounds == [.click])
}

@Test(arguments: [
  ("bill -5", Refusal.negative), ("bill nan", .notAnAmount("nan")), ("bill inf", .notAnAmount("inf")),
  ("bill 1e3", .notAnAmount("1e3")), ("bill 0x10", .notAnAmount("0x10")),
  ("bill 12.345", .tooManyDecimals("12.345", .usd)), ("bill 1.2.3", .notAnAmount("1.2.3")),
  ("bill 99999999999999999999", .tooLarge), ("bill 92233720368547758.08", .tooLarge),
  ("bill", .missingValue(.bill)),
  ("b", .missingValue(.bill)), ("tip", .missingValue(.tip)), ("t", .missingValue(.tip)),
  ("s", .missingValue(.split)),
  ("split", .missingValue(.split)), ("tip -1", .negative), ("tip -1%", .negative), ("tip %", .notAPercent("%")),
  ("tip 1.234%", .notAPercent("1.234%")), ("tip fifteen", .notAnAmount("fifteen")),
  ("split 0", .belowOnePerson),
  ("split -", .belowOnePerson), ("split 1.5", .notACount("1.5")), ("split 10000", .tooManyPeople(limit: 9_999)),
  ("split 99999999999999999999", .tooLarge), ("nan", .unknownLine("nan")), ("hello", .unknownLine("hello")),
  ("reset now", .unknownLine("reset now")), ("quit 1", .unknownLine("quit 1")), ("***", .unknownLine("***")),
  ("1e3", .notAnAmount("1e3")), ("-5", .negative), ("bil 5", .unknownLine("bil 5")),
  ("계산 5", .unknownLine("계산 5")),
  (
    "12,50",
    .ambiguousAmount("12,50", Money(minor: 1_250, currency: .usd), Money(minor: 125_000, currency: .usd))
  ),
])
func `a line that can't be done is refused with nothing changed`(line: String, refusal: Refusal) {
  var guest = Guest()
  var before = guest.type("")
  before.answer = .refusal(refusal)
  before.sounds = ["refused"]
  #expect(guest.type(line) == before)
  #expect(guest.player.sounds == [.refused])
}

@Test
func `a total that overflows is refused with nothing changed`() {
  var guest = Guest()
  var before = guest.type("bill 92233720368547758.07")
  before.answer = .refusal(.tooLarge)
  before.sounds = ["refused"]
  #expect(guest.type("tip 1") == before)
  #expect(guest.type("tip 0.01%") == before)
}

@Test
func `only quit leaves`() {
  var guest = Guest()
  for line in ["quit", "QUIT", " quit "] { #expect(guest.conversation.take(Array(line.utf8).span) == .leave) }
  for line in ["", "q", "exit", "quit now"] { #expect(guest.conversation.take(Array(line.utf8).span) == .stay) }
}

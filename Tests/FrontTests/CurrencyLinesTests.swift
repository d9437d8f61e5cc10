import Audio
import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

private let won = Currency(code: "KRW", digits: 0)

/// A guest of a kiosk in dollars, who has begun something in each station.
private struct Guest {
  let player = RecordingAudioPlayer()
  var conversation: Conversation

  init(currencies: [String] = ["EUR", "USD", "KRW"]) {
    conversation = Conversation(
      kiosk: Kiosk(testing: .home, player: player, currencies: currencies), amounts: .dollars,
      today: { .ofTests })
    for line in [
      "volume 7", "language ko", "trip", "seat business", "book", "home", "words", "add apple = a fruit",
      "home",
      "staff", "kim", "secret", "home", "tip", "b 120", "20%",
    ] { type(line) }
  }

  @discardableResult
  mutating func type(_ line: String) -> Screen {
    _ = conversation.take(Array(line.utf8).span)
    return conversation.screen
  }

  /// What the stations but the tip station hold, and what else there is of the visit.
  var others: [String] {
    let kiosk = conversation.kiosk
    return [
      "\(kiosk.trip.state)", "\(kiosk.words.state)", "\(kiosk.staff.state)", "\(kiosk.language)",
      "\(kiosk.volume)", "\(kiosk.isVisited)",
    ]
  }

  var bill: Money? { conversation.kiosk.tip.state.terms.bill }
  var currency: Currency { conversation.kiosk.tip.currency }
}

@Test(arguments: ["currency KRW", "CURRENCY\tkrw ", "ｃｕｒｒｅｎｃｙ　ｋｒｗ"])
func `a guest chooses the currency of the tip station and changes nothing else`(line: String) {
  var guest = Guest()
  let (others, sounds) = (guest.others, guest.player.sounds)
  let screen = guest.type(line)
  #expect(screen.answer == .notice(.currencyChosen(won)))
  #expect(screen.sounds.isEmpty)
  #expect(guest.conversation.kiosk.tip.state == guest.conversation.kiosk.tip.fresh)
  #expect(guest.currency == won)
  #expect(guest.conversation.amounts.own.currency == won)
  #expect(guest.others == others)
  #expect(guest.player.sounds == sounds)
  #expect(guest.type("b ₩1,200").refusal == nil)
  #expect(guest.bill == Money(minor: 1_200, currency: won))
  #expect(guest.type("b 1.5").refusal == .tooManyDecimals("1.5", won))
  #expect(guest.conversation.amounts.text(Money(minor: 15_050, currency: .usd)) == "$150.50")
}

@Test
func `the kiosk's own currency comes back at the end of a visit, however it ends`() throws {
  for isReset in [true, false] {
    var guest = Guest()
    let usual = guest.conversation.amounts
    guest.type("currency EUR")
    guest.type("b 5")
    #expect(guest.conversation.amounts !== usual)
    if isReset { guest.type("reset") } else { guest.conversation.take(.end) }
    #expect(guest.currency == .usd)
    #expect(guest.conversation.amounts === usual)
    #expect(guest.conversation.kiosk.tip.state == guest.conversation.kiosk.tip.fresh)
    guest.type("tip")
    guest.type("b 5")
    #expect(guest.bill == Money(minor: 500, currency: .usd))
  }
}

@Test
func `how amounts are written is the same object until a currency is chosen, and again when it is chosen anew`()
{
  var guest = Guest()
  let usual = guest.conversation.amounts
  for line in ["b 7", "currency", "currency usd", "currency chf", "home", "tip"] {
    guest.type(line)
    #expect(guest.conversation.amounts === usual)
  }
  guest.type("currency EUR")
  let euros = guest.conversation.amounts
  guest.conversation.take(.warn(seconds: 20))
  #expect(guest.conversation.amounts === euros)
  guest.type("currency USD")
  #expect(guest.conversation.amounts === usual)
  guest.type("currency EUR")
  #expect(guest.conversation.amounts === euros)
}

@Test(arguments: ["currency", "currency usd"])
func `without another currency the line says which there are`(line: String) {
  var guest = Guest()
  var expected = guest.type("")
  expected.answer = .notice(.currencies(.usd, ["EUR", "KRW"]))
  #expect(guest.type(line) == expected)
  guest.type("currency KRW")
  expected = guest.type("")
  expected.answer = .notice(.currencies(won, ["USD", "EUR"]))
  #expect(guest.type(line == "currency" ? line : "currency krw") == expected)
}

@Test(arguments: [
  ("currency GBP", Refusal.currencyNotOffered("GBP", ["USD", "EUR", "KRW"])),
  ("currency €", .currencyNotOffered("€", ["USD", "EUR", "KRW"])),
  ("currency EUR KRW", .currencyNotOffered("EUR KRW", ["USD", "EUR", "KRW"])),
  ("locale de_DE", .forStaff), ("locale", .forStaff),
])
func `what a guest can't choose is refused with nothing changed`(line: String, refusal: Refusal) {
  var guest = Guest()
  var expected = guest.type("")
  expected.answer = .refusal(refusal)
  expected.sounds = ["refused"]
  let others = guest.others
  #expect(guest.type(line) == expected)
  #expect(guest.others == others)
}

@Test(arguments: [[], ["USD"]], ["currency", "currency USD", "currency EUR", "locale de_DE"])
func `where nothing else is offered only the staff can choose`(currencies: [String], line: String) {
  var guest = Guest(currencies: currencies)
  var expected = guest.type("")
  expected.answer = .refusal(.forStaff)
  expected.sounds = ["refused"]
  #expect(guest.type(line) == expected)
  #expect(!guest.type("?").help.contains(.chooseCurrency))
}

@Test
func `help has the line at the tip station alone`() {
  var guest = Guest()
  for station in StationName.allCases {
    guest.type("home")
    guest.type(station.rawValue)
    let help = guest.type("?").help
    #expect(help.contains(.chooseCurrency) == (station == .tip))
    #expect(!help.contains(.setCurrency))
    #expect(!help.contains(.setLocale))
  }
}

@Test
func `at the other stations the currency stays, and who is not signed in fills the ID`() {
  var guest = Guest()
  for station in [StationName.home, .trip, .words] {
    guest.type("home")
    guest.type(station.rawValue)
    #expect(guest.type("currency EUR").refusal != nil)
    #expect(guest.type("locale de_DE").refusal == .forStaff)
  }
  guest.type("reset")
  for line in ["currency EUR", "locale de_DE"] {
    for line in ["home", "staff", line] { guest.type(line) }
    #expect(guest.conversation.kiosk.staff.state.id == line)
    guest.type("reset")
  }
  #expect(guest.currency == .usd)
}

@Test
func `a receipt is written in the currency that was chosen`() {
  var (guest, written) = (Guest(), [String]())
  let setting = Setting(
    format: .text, makeAmounts: { .dollars }, weekStart: { .sunday }, today: { .ofTests },
    print: { written = $0.map { "\($0)" } },
    makeKiosk: { _ in Kiosk(testing: .tip, player: RecordingAudioPlayer(), currencies: ["EUR"]) })
  guest.conversation = setting.makeConversation()
  for line in ["currency EUR", "b 10", "s 3", "receipt"] { guest.type(line) }
  let receipt = written.joined(separator: "\n")
  #expect(receipt.contains("1 x €3.34 + 2 x €3.33"))
  #expect(!receipt.contains("$"))
}

import Audio
import Domain
import Storage
import TestSupport
import Testing
import ViewModels

@Test
func `an answer is gone with the next line`() throws {
  let player = RecordingAudioPlayer()
  var kiosk = Kiosk(testing: .tip, player: player)
  let fresh = kiosk.screen
  kiosk.refuse(.negative)
  #expect(kiosk.screen.refusal == .negative)
  #expect(kiosk.screen.sounds == ["refused"])
  kiosk.beginLine()
  kiosk.showHelp()
  #expect(
    kiosk.screen.help
      == [
        .bill, .tip, .split, .bareNumber, .suggestion, .total, .tax, .round, .names, .item, .pay, .receipt,
        .emptyLine, .goHome, .reset, .changeVolume, .changeLanguage, .help, .quit,
      ])
  #expect(kiosk.screen.refusal == nil)
  kiosk.beginLine()
  kiosk.reset()
  #expect(kiosk.screen.sounds == ["click"])
  kiosk.beginLine()
  #expect(kiosk.screen == fresh)
  #expect(player.sounds == [.refused, .click])
}

@Test
func `a reset makes every station fresh with one click, wherever the guest is`() throws {
  let player = RecordingAudioPlayer()
  for front in StationName.allCases {
    var kiosk = Kiosk(testing: front, player: player)
    let fresh = kiosk
    #expect(kiosk.trip.choose("2", in: .seat) == nil)
    #expect(kiosk.tip.setPeople(4) == nil)
    kiosk.words.fold()
    kiosk.reset()
    #expect(kiosk.tip.state == fresh.tip.state)
    #expect(kiosk.trip.state == fresh.trip.state)
    #expect(kiosk.words.state == fresh.words.state)
    #expect(kiosk.screen.station == front.rawValue)
  }
  #expect(player.sounds == StationName.allCases.map { _ in .click })
}

@Test
func `each line of help belongs to a station or to all`() {
  var shown: Set<HelpLine> = []
  for front in StationName.allCases {
    var kiosk = Kiosk(testing: front, player: SilentAudioPlayer(), currencies: ["EUR"])
    kiosk.showHelp()
    shown.formUnion(kiosk.screen.help)
  }
  // What only some shops and currencies have.
  var rules = TipRules()
  rules.charge = TipRules.Charge(people: 6, percent: Percent(hundredths: 1_800))
  var shop = Kiosk(
    testing: .tip, player: SilentAudioPlayer(), currency: Currency(code: "CHF", digits: 2), tipRules: rules)
  _ = shop.tip.setNames((1...30).map { "p\($0)" })
  shop.showHelp()
  shown.formUnion(shop.screen.help)
  shown.formUnion(StaffViewModel.signedInHelp + StaffViewModel.helpAnywhere)
  #expect(shown == Set(HelpLine.allCases))
}

import Audio
import Domain
import TestSupport
import Testing
import ViewModels

@Test
func `an answer is gone with the next line`() {
  let player = RecordingAudioPlayer()
  var kiosk = Kiosk(currency: .usd, player: player)
  let fresh = kiosk.screen
  kiosk.refuse(.negative)
  #expect(kiosk.screen.refusal == .negative)
  #expect(kiosk.screen.sounds == ["refused"])
  kiosk.beginLine()
  kiosk.showHelp()
  #expect(kiosk.screen.help == HelpLine.allCases)
  #expect(kiosk.screen.refusal == nil)
  kiosk.beginLine()
  kiosk.reset()
  #expect(kiosk.screen.sounds == ["click"])
  kiosk.beginLine()
  #expect(kiosk.screen == fresh)
  #expect(player.sounds == [.refused, .click])
}

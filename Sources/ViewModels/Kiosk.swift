package import Audio
package import Domain

/// The stations, the one in front, and the answer to the guest's line.
package struct Kiosk {
  package var tip: TipViewModel
  private var refusal: Refusal?
  private var help: [HelpLine] = []

  package init(currency: Currency, player: any AudioPlayerService) {
    tip = TipViewModel(currency: currency, player: player)
  }

  /// Forgets the answer to the line before.
  package mutating func beginLine() {
    refusal = nil
    help = []
    tip.speaker.beginLine()
  }

  /// Answers the line with why it changed nothing, and its sound.
  package mutating func refuse(_ refusal: Refusal) {
    self.refusal = refusal
    tip.speaker.play(.refused)
  }

  /// Answers the line with those that one can type.
  package mutating func showHelp() {
    help = HelpLine.allCases
  }

  /// Resets the station in front.
  package mutating func reset() {
    tip.reset()
  }

  /// What the guest is shown now.
  package var screen: Screen {
    var screen = tip.screen
    screen.refusal = refusal
    screen.help = help
    screen.sounds = tip.speaker.played.map(\.rawValue)
    return screen
  }
}

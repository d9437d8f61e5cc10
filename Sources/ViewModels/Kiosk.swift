package import Audio
package import Domain

/// The stations, the one in front, and the answer to the guest's line.
package struct Kiosk {
  /// The lines that every station takes.
  private static let commonHelp: [HelpLine] = [.emptyLine, .goHome, .reset, .help, .quit]

  package private(set) var front: StationName
  package private(set) var home: HomeViewModel
  package var tip: TipViewModel
  package var words: WordsViewModel
  private var speaker: Speaker
  private var refusal: Refusal?
  private var help: [HelpLine] = []

  /// Opens on a station; `openBook` is called once, when a word is first asked for.
  package init(
    front: StationName = .home, currency: Currency, player: any AudioPlayerService, today: Day,
    seeds: SeedSource, openBook: @escaping () throws(StorageTrouble) -> any WordBook
  ) {
    self.front = front
    home = HomeViewModel(offers: [.tip, .words])
    tip = TipViewModel(currency: currency)
    words = WordsViewModel(today: today, seeds: seeds, openBook: openBook)
    speaker = Speaker(player: player)
  }

  /// Forgets the answer to the line before.
  package mutating func beginLine() {
    refusal = nil
    if !help.isEmpty { help = [] }
    words.notice = nil
    speaker.beginLine()
  }

  /// Tells the station in front which day it is, if that matters to it.
  package mutating func noteDay(_ today: () -> Day) {
    if front == .words { words.setToday(today()) }
  }

  /// Brings the station in front up to date with what others did to the database.
  package mutating func refresh() throws(StorageTrouble) {
    if front == .words { try words.refresh() }
  }

  /// Answers the line with why it changed nothing, and its sound.
  package mutating func refuse(_ refusal: Refusal) {
    self.refusal = refusal
    speaker.play(.refused)
  }

  /// Answers the line with those that one can type.
  package mutating func showHelp() {
    let lines =
      switch front {
      case .home: HomeViewModel.helpLines
      case .tip: TipViewModel.helpLines
      case .words: WordsViewModel.helpLines
      }
    help = lines + Self.commonHelp
  }

  /// Puts a station in front.
  package mutating func open(_ station: StationName) {
    front = station
  }

  /// Ends the visit: every station is as fresh, with one click.
  package mutating func reset() {
    home.reset()
    tip.reset()
    words.reset()
    speaker.play(.click)
  }

  /// What the guest is shown now.
  package var screen: Screen {
    var screen =
      switch front {
      case .home: home.screen
      case .tip: tip.screen
      case .words: words.screen
      }
    if let refusal { screen.answer = .refusal(refusal) }
    screen.help = help
    screen.sounds = speaker.played.map(\.rawValue)
    return screen
  }
}

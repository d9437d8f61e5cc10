package import Audio
package import Domain

/// The stations, the one in front, and the answer to the guest's line.
package struct Kiosk {
  /// The lines that every station takes.
  private static let commonHelp: [HelpLine] = [
    .emptyLine, .goHome, .reset, .changeVolume, .changeLanguage, .help, .quit,
  ]

  /// The station that a visit begins in.
  let opening: StationName
  package internal(set) var front: StationName
  package private(set) var home: HomeViewModel
  package var tip: TipViewModel
  package var trip: TripViewModel
  package var words: WordsViewModel
  package var staff: StaffViewModel
  var speaker: Speaker
  private let defaults: VisitSetting
  /// What the tip station counts in unless a guest chooses otherwise.
  let currency: Currency
  /// The codes of the currencies that a guest can choose, the kiosk's own first.
  package let currencies: [String]
  /// Whether only the staff may leave.
  package let isLocked: Bool
  var visit: VisitSetting
  /// Whether a guest has typed a line since the last visit ended.
  package internal(set) var isVisited = false
  /// What a line did that every station takes.
  var notice: Notice?
  private var refusal: Refusal?
  private var help: [HelpLine] = []
  /// What the guest asked to have in writing.
  private var receipt: Receipt?
  /// What the line wants printed, where there is a printer.
  package private(set) var printout: Receipt?

  /// Opens on a station; `openBook` is called once, when a word is first asked for.
  package init(
    front: StationName = .home, offers: [StationName] = [.tip, .trip, .words, .staff],
    visit: VisitSetting = VisitSetting(),
    isLocked: Bool = false,
    currency: Currency, currencies: [String] = [], tipRules: TipRules = TipRules(), tariff: Tariff = .usual,
    player: any AudioPlayerService, today: Day, seeds: SeedSource,
    desk: BookingDesk, staffDesk: StaffDesk,
    openBook: @escaping () throws(StorageTrouble) -> any WordBook
  ) {
    opening = front
    self.front = front
    defaults = visit
    self.isLocked = isLocked
    self.visit = visit
    self.currency = currency
    self.currencies = [currency.code] + currencies.filter { $0 != currency.code }
    home = HomeViewModel(offers: offers)
    tip = TipViewModel(currency: currency, rules: tipRules)
    trip = TripViewModel(tariff: tariff, desk: desk)
    words = WordsViewModel(today: today, seeds: seeds, openBook: openBook)
    staff = StaffViewModel(desk: staffDesk, place: desk)
    speaker = Speaker(player: player)
    speaker.setVolume(visit.volume)
  }

  /// Forgets the answer to the line before.
  package mutating func beginLine() {
    refusal = nil
    if !help.isEmpty { help = [] }
    notice = nil
    receipt = nil
    printout = nil
    tip.notice = nil
    trip.notice = nil
    words.notice = nil
    staff.notice = nil
    speaker.beginLine()
  }

  /// Tells the station in front which day it is, if that matters to it.
  package mutating func noteDay(_ today: () -> Day) {
    if front == .words { words.setToday(today()) }
  }

  /// Brings the station in front up to date with what others did to the database.
  package mutating func refresh() throws(StorageTrouble) {
    if front == .words { try words.refresh() }
    if front == .staff { try staff.refresh() }
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
      case .tip: tip.help
      case .trip: TripViewModel.helpLines
      case .words: WordsViewModel.helpLines
      case .staff: isStaffSignedIn ? StaffViewModel.signedInHelp : StaffViewModel.helpLines
      }
    if isStaffSignedIn {
      help = lines + StaffViewModel.helpAnywhere + Self.commonHelp
    } else {
      help = lines + (front == .tip && offersCurrencies ? [.chooseCurrency] : []) + Self.commonHelp
    }
  }

  /// Puts a station in front.
  package mutating func open(_ station: StationName) {
    front = station
  }

  /// Notes that a guest has typed a line.
  package mutating func noteVisit() {
    isVisited = true
  }

  /// Ends the visit: all is as fresh, with one click.
  package mutating func reset() {
    speaker.play(.click)
    isVisited = false
    clear()
  }

  /// Puts back all that a guest can change.
  mutating func clear() {
    home.reset()
    resetTip()
    trip.reset()
    words.reset()
    visit = defaults
    speaker.setVolume(visit.volume)
    staff.leave()
  }

  /// Whether a line may end the program: on a locked kiosk only one of the staff's.
  package var mayLeave: Bool { !isLocked || isStaffSignedIn }

  /// Looks over the trip or books it, with a sound and a printed receipt for a new booking.
  package mutating func book() throws(StorageTrouble) -> Refusal? {
    switch try trip.book() {
    case .refused(let refusal): return refusal
    case .value(false): break
    case .value(true):
      speaker.play(.confirmed)
      if case .booked = trip.notice { printout = trip.receipt }
    }
    return nil
  }

  /// Shows the receipt of the station in front, and prints it.
  package mutating func giveReceipt() -> Refusal? {
    if front == .tip, let missing = tip.state.result.missing { return .itemsShort(missing) }
    receipt = front == .trip ? trip.receipt : tip.receipt(at: trip.desk.now())
    printout = receipt
    return receipt == nil ? .nothingForReceipt : nil
  }

  /// Whether ``noteShown()`` has something to note: a booking whose reference no screen has shown yet, or somebody who
  /// has signed out.
  package var hasUnshown: Bool { trip.unshown != nil || !staff.departed.isEmpty }

  /// Is told once the screen has been drawn.
  package mutating func noteShown() throws(StorageTrouble) {
    try trip.noteShown()
    try staff.noteDeparted()
  }

  /// What the guest is shown now.
  package var screen: Screen {
    var screen =
      switch front {
      case .home: home.screen
      case .tip: tip.screen
      case .trip: trip.screen
      case .words: words.screen
      case .staff: staff.screen
      }
    if let notice { screen.answer = .notice(notice) }
    if let refusal { screen.answer = .refusal(refusal) }
    screen.volume = visit.volume.step
    screen.receipt = receipt
    screen.help = help
    screen.sounds = speaker.played.map(\.rawValue)
    return screen
  }
}

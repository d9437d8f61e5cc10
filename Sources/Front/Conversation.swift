package import Domain
package import Localization
package import ViewModels

/// Takes a guest's lines one after the other; the screen is pulled from the kiosk after each.
package struct Conversation {
  package enum Outcome {
    case stay, leave
  }

  package internal(set) var kiosk: Kiosk
  /// How amounts are written and read, in the tip station's currency first of all.
  package private(set) var amounts: AmountStyles
  /// The same where no guest has chosen a currency.
  private let usualAmounts: AmountStyles
  /// Why the machine could not do what the last line asked for.
  package internal(set) var trouble: StorageTrouble?
  /// The last line as it may be shown, where a password was in it.
  package internal(set) var mask: [UInt8]?
  private let today: () -> Day
  private let print: (Receipt, AmountStyles, Language) -> Void

  /// `print` is called with each receipt that is to be printed, and does not keep anyone waiting.
  package init(
    kiosk: Kiosk, amounts: AmountStyles, today: @escaping () -> Day,
    print: @escaping (Receipt, AmountStyles, Language) -> Void = { _, _, _ in }
  ) {
    self.kiosk = kiosk
    self.amounts = amounts
    usualAmounts = amounts
    self.today = today
    self.print = print
    refresh()
  }

  /// What the guest is shown now.
  package var screen: Screen {
    var screen = kiosk.screen
    ProofCheck.check(&screen, amounts)
    return screen
  }
  /// Whether ``noteShown()`` is to be called once the screen has been drawn.
  package var hasUnshown: Bool { kiosk.hasUnshown }

  /// Does what the line asks, or refuses it with nothing changed.
  ///
  /// A password in it goes to its field and nowhere else.
  package mutating func take(_ line: Span<UInt8>) -> Outcome {
    mask = nil
    trouble = nil
    if let password = SecretLine.password(in: line, isInField: secrecy == .all) {
      return take(password: password, of: line)
    }
    if let narrow = GuestText.withoutFullWidth(line) { return take(narrow.span, typed: line) }
    return take(line, typed: line)
  }

  /// Answers a line that can't be taken.
  package mutating func refuse(_ refusal: Refusal) {
    mask = nil
    trouble = nil
    kiosk.beginLine()
    kiosk.refuse(refusal)
  }

  /// Says everything in the next language.
  package mutating func speakNextLanguage() {
    trouble = nil
    kiosk.beginLine()
    kiosk.noteVisit()
    kiosk.speak(kiosk.language.next)
  }

  /// Goes on in a conversation that is set in another way.
  mutating func renew(as other: Conversation) {
    let former = kiosk
    self = other
    kiosk.succeed(former)
  }

  /// Whether only the staff may leave.
  package var isLocked: Bool { kiosk.isLocked }
  /// The currency of the tip station.
  package var currency: Currency { amounts.own.currency }
  /// Whether a guest is there, as far as one can tell.
  package var isVisited: Bool { kiosk.isVisited }
  /// The language of this visit.
  package var language: Language { kiosk.language }

  /// Does what is due when nothing is typed.
  mutating func take(_ event: IdleWatch.Event) {
    trouble = nil
    switch event {
    case .warn(let seconds): kiosk.warnOfEnd(in: seconds)
    case .end: kiosk.endVisit()
    }
    refresh()
  }

  /// Takes the answer to the line before off the screen.
  mutating func clearAnswer() { kiosk.beginLine() }

  private mutating func take(_ line: Span<UInt8>, typed: Span<UInt8>) -> Outcome {
    kiosk.beginLine()
    let words = LineWords(line)
    guard !words.keyword.isEmpty else { return .stay }
    let keyword = GuestText.keyword(line.extracting(words.keyword))
    if keyword == "quit", words.rest.isEmpty { return leave() }
    kiosk.noteVisit()
    kiosk.noteDay(today)
    do throws(StorageTrouble) {
      if let refusal = try answer(line, typed, keyword, words) { kiosk.refuse(refusal) }
    } catch {
      trouble = error
      kiosk.refuse(.machineTrouble)
      return .stay
    }
    if let printout = kiosk.printout, screen.refusal == nil { print(printout, amounts, kiosk.language) }
    refresh()
    return .stay
  }

  /// Notes that the screen has been drawn.
  package mutating func noteShown() {
    do throws(StorageTrouble) {
      try kiosk.noteShown()
    } catch {
      trouble = error
    }
  }

  /// Brings the screen up to date with what the line did, and with what others did meanwhile.
  private mutating func refresh() {
    kiosk.noteDay(today)
    followCurrency()
    do throws(StorageTrouble) {
      try kiosk.refresh()
    } catch {
      trouble = error
      kiosk.refuse(.outOfDate)
    }
  }

  /// Writes and reads amounts in the currency that the tip station has now.
  private mutating func followCurrency() {
    guard kiosk.tip.currency != currency else { return }
    amounts = usualAmounts.choosing(kiosk.tip.currency.code) ?? usualAmounts
  }

  private mutating func answer(
    _ line: Span<UInt8>, _ typed: Span<UInt8>, _ keyword: String, _ words: LineWords
  ) throws(StorageTrouble) -> Refusal? {
    if case .done(let refusal) = CommonLines().take(line, keyword, words, on: &kiosk) { return refusal }
    if keyword == "currency" || keyword == "locale" {
      let text = line.extracting(words.rest)
      let answer = try CurrencyLines(amounts: usualAmounts).take(keyword, text, on: &kiosk)
      if case .done(let refusal) = answer { return refusal }
    }
    return try answerInFront(line, typed, keyword, words)
  }

  private mutating func answerInFront(
    _ line: Span<UInt8>, _ typed: Span<UInt8>, _ keyword: String, _ words: LineWords
  ) throws(StorageTrouble) -> Refusal? {
    switch kiosk.front {
    case .home: HomeLines().take(line, keyword, words, on: &kiosk)
    case .tip: TipLines(amounts: amounts.own).take(line, keyword, words, on: &kiosk.tip)
    case .staff: try answerStaff(line, keyword, words)
    case .trip: try TripLines().take(line, keyword, words, on: &kiosk)
    case .words:
      try WordsLines(typed: GuestText.string(typed)).take(line, keyword, words, on: &kiosk.words)
    }
  }

  private mutating func answerStaff(
    _ line: Span<UInt8>, _ keyword: String, _ words: LineWords
  ) throws(StorageTrouble) -> Refusal? {
    let refusal = try StaffLines().take(line, keyword, words, on: &kiosk.staff)
    if refusal == nil { kiosk.soundStaffAct() }
    return refusal
  }
}

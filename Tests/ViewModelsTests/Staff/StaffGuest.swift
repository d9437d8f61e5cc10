import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

/// Somebody at the staff's station of a kiosk where `kim` has the password `secret`.
struct StaffGuest {
  let player = RecordingAudioPlayer()
  let books: StaffBooks
  var kiosk: Kiosk
  private let clock: Clock

  /// A clock that the tests move on.
  private final class Clock {
    var seconds = 0
  }

  init(visit: VisitSetting = VisitSetting(), front: StationName = .staff) throws {
    let (books, clock) = (try StaffBooks(), Clock())
    let kim = try #require(StaffID(typed: "kim"))
    let hash = try PasswordHash.make(of: Array("secret".utf8).span)
    _ = try books.staff.add(kim, hash, by: .user("root"), at: BookingDesk.ofTests.now())
    (self.books, self.clock) = (books, clock)
    let start = BookingDesk.ofTests.now()
    kiosk = Kiosk(
      testing: front, player: player,
      desk: BookingDesk(
        terminal: nil, now: { Moment(day: .ofTests, instant: start.instant + clock.seconds) },
        open: { () throws(StorageTrouble) in books.bookings }),
      staffDesk: StaffDesk(
        open: { () throws(StorageTrouble) in
          if let trouble = books.trouble { throw trouble }
          return StaffDesk.Books(accounts: books, journal: books, bookings: books)
        }, importWords: StaffDesk.ofTests.importWords, testSound: StaffDesk.ofTests.testSound,
        settings: StaffDesk.ofTests.settings),
      visit: visit)
  }

  /// What the kiosk does for one line, up to the screen that answers it.
  @discardableResult
  mutating func line(
    _ body: (inout StaffViewModel) throws(StorageTrouble) -> Refusal?
  ) throws(StorageTrouble) -> Refusal? {
    kiosk.beginLine()
    let refusal = try body(&kiosk.staff)
    if let refusal { kiosk.refuse(refusal) }
    try kiosk.refresh()
    return refusal
  }

  mutating func wait(_ seconds: Int) { clock.seconds += seconds }

  mutating func type(id: String) { kiosk.staff.enter(id: id).map { kiosk.refuse($0) } }

  mutating func type(password: String) { kiosk.staff.enter(password: Array(password.utf8).span) }

  /// Types both, and presses the button.
  @discardableResult
  mutating func signIn(
    _ id: String = "kim", _ password: String = "secret"
  ) throws(StorageTrouble) -> Refusal? {
    type(id: id)
    type(password: password)
    return try line { staff throws(StorageTrouble) in try staff.signIn() }
  }

  subscript(_ field: String) -> Value? { kiosk.screen.fields.first { $0.name == "staff.\(field)" }?.value }

  /// How many bytes of a password are kept.
  var passwordLength: Int { kiosk.staff.password.use { $0.count } }

  var notice: Notice? {
    if case .notice(let notice) = kiosk.screen.answer { notice } else { nil }
  }
}

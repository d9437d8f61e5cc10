package import Domain

/// Staff sign-in, and what the staff can do at the kiosk once they are signed in.
package struct StaffViewModel: Station {
  package static let name = StationName.staff

  package enum Focus: CaseIterable {
    /// At the button, a line alone is the password again: somebody may have mistyped it.
    case id, password, button
  }

  /// What is looked at.
  enum Page: Equatable {
    /// The newest entries below an id.
    case journal(before: Int64?)
    /// Those of a day behind the first so many.
    case bookings(Day, offset: Int)
    case settings
    /// Lines that something has answered.
    case report([String])
  }

  package struct State: Equatable {
    package internal(set) var id = ""
    /// Whether there is a password; what it is stays in its field.
    package internal(set) var hasPassword = false
    package internal(set) var focus = Focus.id
    package internal(set) var signedIn: StaffID?
    var page: Page?
    /// The pages that led here, the last one at the end.
    var back: [Page] = []
    var table = ScreenTable()
  }

  package let fresh = State()
  package var state = State()
  let desk: StaffDesk
  /// Where the staff stand, and what time it is.
  let place: BookingDesk
  let password = PasswordField()
  /// Who has left and when, still to be noted in the journal.
  var departed: [(id: StaffID, at: Moment)] = []
  private var openedBooks: StaffDesk.Books?
  var notice: Notice?

  init(desk: StaffDesk, place: BookingDesk) {
    self.desk = desk
    self.place = place
  }

  package static let helpLines: [HelpLine] = [.staffID, .password, .signIn]
  /// The lines of those who are signed in.
  package static let signedInHelp: [HelpLine] = [
    .journal, .bookings, .cancelBooking, .importWords, .settings, .changeSetting, .testSound, .turnPage,
    .signOut,
  ]
  /// The lines of those who are signed in at whatever station.
  package static let helpAnywhere: [HelpLine] = [.setCurrency, .setLocale]

  /// Signs whoever is signed in out, and forgets all that was entered or looked at.
  mutating func leave() {
    if let staff = state.signedIn { departed.append((staff, place.now())) }
    password.wipe()
    state = State()
  }

  /// Notes who has left; what fails is tried again with the next screen.
  mutating func noteDeparted() throws(StorageTrouble) {
    while let (id, moment) = departed.first {
      try books().journal.note(.signOut, by: .staff(id), terminal: place.terminal, at: moment)
      departed.removeFirst()
    }
  }

  mutating func books() throws(StorageTrouble) -> StaffDesk.Books {
    if let openedBooks { return openedBooks }
    let books = try desk.open()
    openedBooks = books
    return books
  }
}

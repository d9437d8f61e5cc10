package import Domain

extension TripViewModel {
  /// Shows what would be booked, and at the second time books it; answers why not, or whether something is booked.
  package mutating func book() throws(StorageTrouble) -> Reading<Bool> {
    if state.step == .choose {
      state.step = .review
      notice = .review(trip)
      return .value(false)
    }
    switch try save() {
    case .new(let booking): show(booking, .booked(booking.reference))
    case .before(let booking) where booking.cancelled != nil:
      return .refused(.bookingCancelled(booking.reference))
    case .before(let booking) where !booking.wasShown && booking.reference != unshown:
      show(booking, .booked(booking.reference))
    case .before(let booking): show(booking, .alreadyBooked(booking.reference))
    }
    return .value(true)
  }

  /// Notes in the database that a screen with the reference was drawn; what fails is tried again with the next screen.
  mutating func noteShown() throws(StorageTrouble) {
    guard let unshown else { return }
    try bookings().noteShown(unshown)
    self.unshown = nil
  }

  private mutating func save() throws(StorageTrouble) -> Booked {
    let bookings = try bookings()
    // Whoever books what nobody has seen is given it, so that no trip is booked twice.
    let unseen = state.unseen.flatMap { $0.trip == trip ? $0.visit : nil }
    let visit = unseen ?? state.visit ?? Self.newVisit
    if unseen == nil { state.visit = visit }
    return try bookings.book(trip, visit: visit, terminal: desk.terminal, at: desk.now())
  }

  private static var newVisit: VisitKey {
    var random = SystemRandomNumberGenerator()
    return VisitKey(using: &random)
  }

  private mutating func show(_ booking: Booking, _ notice: Notice) {
    state.step = .booked(booking)
    self.notice = notice
    if !booking.wasShown { unshown = booking.reference }
  }

  /// Opens the bookings, and asks what the program's last end kept from the screen.
  private mutating func bookings() throws(StorageTrouble) -> any Bookings {
    if let openedBookings { return openedBookings }
    let bookings = try desk.open()
    if let terminal = desk.terminal { state.unseen = try bookings.unseenBooking(at: terminal) }
    openedBookings = bookings
    return bookings
  }
}

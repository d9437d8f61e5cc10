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
    case .before(let booking) where !booking.wasShown: show(booking, .booked(booking.reference))
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
    return try bookings.book(trip, visit: state.visit, terminal: desk.terminal, at: desk.now())
  }

  private mutating func show(_ booking: Booking, _ notice: Notice) {
    state.step = .booked(booking)
    self.notice = notice
    if !booking.wasShown { unshown = booking.reference }
  }

  /// Opens the bookings, and goes on with the visit that the program's end cut off between booking and showing: to
  /// whoever books the same trip here, its booking is given, which nobody has seen.
  private mutating func bookings() throws(StorageTrouble) -> any Bookings {
    if let openedBookings { return openedBookings }
    let bookings = try desk.open()
    if let terminal = desk.terminal, let visit = try bookings.unfinishedVisit(at: terminal) {
      state.visit = visit
    }
    openedBookings = bookings
    return bookings
  }
}

package import Domain

/// Trip booking: three choices in, a price out, and a booking that is made once.
package struct TripViewModel: Station {
  package static let name = StationName.trip
  package static let helpLines: [HelpLine] = [
    .changeDestination, .changePassengers, .changeSeat, .pick, .book, .receipt,
  ]

  /// The row that a bare number picks in.
  package enum Focus: CaseIterable {
    case destination, passengers, seat
  }

  package enum Step: Equatable {
    case choose, review
    indirect case booked(Booking)
  }

  package struct State: Equatable {
    package internal(set) var choice = TripChoice()
    package internal(set) var focus = Focus.destination
    package internal(set) var step = Step.choose
    /// Under which the database keeps what this visit books, so that a trip is booked once in it; nil until then.
    var visit: VisitKey?
    /// The booking that the program's last end kept from the screen, still to be had.
    var unseen: UnseenBooking?
  }

  package let tariff: Tariff
  package var state = State()
  let desk: BookingDesk
  /// The bookings, once they were asked for.
  var openedBookings: (any Bookings)?
  /// The booking whose reference no screen has shown yet.
  var unshown: Reference?
  var notice: Notice?

  init(tariff: Tariff, desk: BookingDesk) {
    self.tariff = tariff
    self.desk = desk
  }

  package let fresh = State()

  package var trip: Trip { tariff.trip(state.choice) }
}

/// Where bookings are kept, where the guest stands, and what time it is.
package struct BookingDesk {
  package let open: () throws(StorageTrouble) -> any Bookings
  /// The terminal's name; nil where there is none.
  package let terminal: String?
  package let now: () -> Moment

  /// `open` is called once, when something is first booked.
  package init(
    terminal: String?, now: @escaping () -> Moment, open: @escaping () throws(StorageTrouble) -> any Bookings
  ) {
    self.terminal = terminal
    self.now = now
    self.open = open
  }
}

package import Domain

extension TripViewModel {
  package var screen: Screen {
    var fields = Focus.allCases.map { row in
      let choices = offers(in: row).map { Value.offer($0.id, $0.name) }
      return Field(
        "trip.\(row.label.rawValue)", row.label, .input, choices[chosen(in: row)], choices: choices,
        isNumbered: true)
    }
    fields += [
      Field("trip.price", .price, .headline, .amount(trip.price)),
      Field("trip.breakdown", .breakdown, .output, .breakdown(trip)),
      Field("trip.reference", .reference, .output, .reference(booking?.reference)),
    ]
    if let booking { fields.append(Field("trip.spelled", .spelled, .output, .text(booking.reference.spelled))) }
    fields.append(Field("trip.step", .step, .output, .choice(stepLabel)))
    var screen = Screen(
      station: Self.name.rawValue, title: .tripBooking, fields: fields, focus: state.focus.label)
    screen.answer = notice.map { .notice($0) }
    return screen
  }

  /// What the guest has booked, as long as the choice is the same.
  private var booking: Booking? {
    if case .booked(let booking) = state.step { booking } else { nil }
  }

  /// The receipt of what is booked.
  var receipt: Receipt? { booking.map { Receipt(of: $0) } }

  private func chosen(in row: Focus) -> Int {
    switch row {
    case .destination: state.choice.destination
    case .passengers: state.choice.passengers
    case .seat: state.choice.seat
    }
  }

  private var stepLabel: Label {
    switch state.step {
    case .choose: .choose
    case .review: .review
    case .booked: .booked
    }
  }
}

extension Receipt {
  /// The receipt of a booking, whenever it is printed.
  package init(of booking: Booking) {
    let trip = booking.trip
    var rows = [
      Field("trip.destination", .destination, .output, .offer(trip.destination.id, trip.destination.name)),
      Field("trip.passengers", .passengers, .output, .offer(trip.passengers.id, trip.passengers.name)),
      Field("trip.seat", .seat, .output, .offer(trip.seat.id, trip.seat.name)),
      Field("trip.breakdown", .breakdown, .output, .breakdown(trip)),
      Field("trip.price", .price, .headline, .amount(trip.price)),
      Field("trip.reference", .reference, .headline, .reference(booking.reference)),
      Field("trip.spelled", .spelled, .output, .text(booking.reference.spelled)),
    ]
    if let cancelled = booking.cancelled {
      rows.append(Field("trip.cancelled", .cancelled, .headline, .moment(cancelled)))
    }
    self.init(title: .tripBooking, rows: rows, made: booking.made)
  }
}

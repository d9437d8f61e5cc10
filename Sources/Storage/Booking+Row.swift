import Domain

extension Booking {
  /// The columns that make a booking.
  static let columns = """
    reference, day, made, cancelled_day, cancelled, shown, destination, destination_en, destination_ko, fare,
    currency, digits, passengers, passengers_en, passengers_ko, count, seat, seat_en, seat_ko, multiplier
    """

  static let columnCount: Int32 = 20

  /// The booking in a row of ``columns``.
  init(_ row: Statement) {
    let currency = Currency(code: row.text(10), digits: Int(row.integer(11)))
    self.init(
      reference: Reference(saved: row.text(0)),
      trip: Trip(
        destination: Destination(
          saved: row.text(6), row.name(7), Money(minor: row.integer(9), currency: currency)),
        passengers: PassengerKind(saved: row.text(12), row.name(13), Int(row.integer(15))),
        seat: Seat(
          id: row.text(16), name: row.name(17), multiplier: Multiplier(saved: row.integer(19)))),
      made: Moment(day: Day(saved: row.integer(1)), instant: Int(row.integer(2))),
      cancelled: row.isNothing(4)
        ? nil : Moment(day: Day(saved: row.integer(3)), instant: Int(row.integer(4))),
      wasShown: row.integer(5) != 0)
  }
}

extension Statement {
  /// The name in a column and the one behind it.
  func name(_ column: Int32) -> Name {
    Name(english: text(column), korean: text(column + 1))
  }
}

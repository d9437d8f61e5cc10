package import Domain

extension SQLiteBookings: BookingLists {
  package func booking(_ reference: Reference) throws(StorageTrouble) -> Booking? {
    try database.firstRow(
      "SELECT \(Booking.columns) FROM bookings WHERE reference = ?", [.text(reference.text)]
    ) { Booking($0) }
  }

  package func cancel(_ reference: Reference, at moment: Moment) throws(StorageTrouble) -> Cancelling {
    try database.transaction { () throws(StorageTrouble) in
      guard let booking = try booking(reference) else { return .unknown }
      if booking.cancelled != nil { return .before(booking) }
      try database.run(
        "UPDATE bookings SET cancelled = ?, cancelled_day = ? WHERE reference = ?",
        .integer(Int64(moment.instant)), .day(moment.day), .text(reference.text))
      return .done(try self.booking(reference) ?? booking)
    }
  }

  package func forEachBooking(on day: Day?, _ body: (Booking) throws -> Void) throws {
    let statement = try database.prepared(
      "SELECT \(Booking.columns) FROM bookings WHERE day BETWEEN ? AND ? ORDER BY id")
    defer { statement.reset() }
    try statement.bind(Datum.days(day))
    while try statement.step() { try body(Booking(statement)) }
  }

  package func totals(on day: Day?) throws(StorageTrouble) -> [BookingTotal] {
    try database.rows(
      """
      SELECT total.day, total.destination, destination_en, destination_ko, total.bookings, total.passengers,
          total.price, total.currency, total.digits
        FROM (
          SELECT day, destination, currency, digits, count(*) AS bookings, sum(count) AS passengers,
              sum(price) AS price, min(id) AS first, max(id) AS last
            FROM bookings WHERE day BETWEEN ? AND ? AND cancelled IS NULL
            GROUP BY day, destination, currency, digits) AS total
          JOIN bookings ON id = last
        ORDER BY total.day, first
      """, Datum.days(day)
    ) { row in
      BookingTotal(
        day: Day(saved: row.integer(0)), destination: row.text(1), name: row.name(2),
        bookings: Int(row.integer(4)), passengers: Int(row.integer(5)),
        price: Money(
          minor: row.integer(6), currency: Currency(code: row.text(7), digits: Int(row.integer(8)))))
    }
  }
}

extension Datum {
  /// The first and the last day of a range: one day, or all that there are.
  static func days(_ day: Day?) -> [Datum] {
    day.map { [.day($0), .day($0)] } ?? [.integer(.min), .integer(.max)]
  }
}

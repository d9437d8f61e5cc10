package import Domain

/// The bookings in an SQLite database.
package final class SQLiteBookings: Bookings {
  /// How often another reference is tried where one is taken, before the database is held to be at fault.
  private static let patience = 1_000

  let database: Database
  private var references: ReferenceSource

  package init(database: Database, references: ReferenceSource) {
    self.database = database
    self.references = references
  }

  package func book(
    _ trip: Trip, visit: VisitKey, terminal: String?, at moment: Moment
  ) throws(StorageTrouble) -> Booked {
    try database.transaction { () throws(StorageTrouble) in
      if let booking = try booking(of: trip, visit: visit) { return .before(booking) }
      let booking = Booking(
        reference: try freeReference(), trip: trip, made: moment, cancelled: nil, wasShown: false)
      try insert(booking, visit, terminal)
      return .new(booking)
    }
  }

  package func noteShown(_ reference: Reference) throws(StorageTrouble) {
    try database.run("UPDATE bookings SET shown = 1 WHERE reference = ?", .text(reference.text))
  }

  package func unseenBooking(at terminal: String) throws(StorageTrouble) -> UnseenBooking? {
    let last = try database.firstRow(
      "SELECT \(Booking.columns), visit FROM bookings WHERE terminal = ? ORDER BY id DESC LIMIT 1",
      [.text(terminal)]
    ) { (booking: Booking($0), visit: VisitKey(saved: $0.text(Booking.columnCount))) }
    guard let (booking, visit) = last, !booking.wasShown, booking.cancelled == nil else { return nil }
    return UnseenBooking(visit: visit, trip: booking.trip)
  }

  private func booking(of trip: Trip, visit: VisitKey) throws(StorageTrouble) -> Booking? {
    try database.firstRow(
      """
      SELECT \(Booking.columns) FROM bookings
        WHERE visit = ? AND destination = ? AND passengers = ? AND seat = ?
      """,
      [visit.text, trip.destination.id, trip.passengers.id, trip.seat.id].map(Datum.text)
    ) { Booking($0) }
  }

  /// A reference that no booking ever had.
  private func freeReference() throws(StorageTrouble) -> Reference {
    for _ in 0..<Self.patience {
      let reference = references.next()
      let isTaken = try database.number(
        "SELECT 1 FROM bookings WHERE reference = ?", .text(reference.text))
      if isTaken == nil { return reference }
    }
    throw StorageTrouble(
      .full, operation: Database.using, path: database.path, reason: "no booking reference is left")
  }

  private func insert(_ booking: Booking, _ visit: VisitKey, _ terminal: String?) throws(StorageTrouble) {
    let trip = booking.trip
    try database.run(
      """
      INSERT INTO bookings (
        reference, visit, terminal, day, made, destination, destination_en, destination_ko, fare, currency, digits,
        passengers, passengers_en, passengers_ko, count, seat, seat_en, seat_ko, multiplier, price)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [.text(booking.reference.text), .text(visit.text), terminal.map(Datum.text) ?? .nothing]
        + [.day(booking.made.day), .integer(Int64(booking.made.instant))]
        + Datum.offer(trip.destination.id, trip.destination.name)
        + [.integer(trip.destination.fare.minor), .text(trip.destination.fare.currency.code)]
        + [.integer(Int64(trip.destination.fare.currency.digits))]
        + Datum.offer(trip.passengers.id, trip.passengers.name) + [.integer(Int64(trip.passengers.count))]
        + Datum.offer(trip.seat.id, trip.seat.name) + [.integer(trip.seat.multiplier.millionths)]
        + [.integer(trip.price.minor)])
  }
}

extension Datum {
  fileprivate static func offer(_ id: String, _ name: Name) -> [Datum] {
    [id, name.english, name.korean].map(Datum.text)
  }
}

import Domain
import Front
import ViewModels

extension BookingsCommand {
  /// Writes a row for each booking, in columns, and below them the totals.
  func writeTable(_ bookings: any BookingLists, to output: inout Output) throws {
    let values = values
    var table = TextTable()
    try bookings.forEachBooking(on: options.day) { table.widen(for: cells($0, values)) }
    // Read a second time instead of kept: there may be years of them.
    try bookings.forEachBooking(on: options.day) { booking in
      output.bytes.append(printable: table.row(cells(booking, values)))
      output.bytes.append(UInt8(ascii: "\n"))
      try output.flushIfLarge()
    }
    let totals = try bookings.totals(on: options.day)
    for line in Self.lines(totals, values) {
      output.bytes.append(printable: line)
      output.bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func cells(_ booking: Booking, _ values: ValueWriter) -> [String] {
    let trip = booking.trip
    let cancelled = booking.cancelled.map { "\(values.label(.cancelled)) \(values.text(.moment($0)))" }
    return [
      values.text(.moment(booking.made)), booking.reference.text,
      values.text(.offer(trip.destination.id, trip.destination.name)), values.passengers(trip.passengers.count),
      values.text(.offer(trip.seat.id, trip.seat.name)), values.text(.amount(trip.price)),
      cancelled ?? (booking.wasShown ? "" : values.label(.neverShown)),
    ]
  }

  /// What the bookings come to by day and destination, and in all for each day.
  private static func lines(_ totals: [BookingTotal], _ values: ValueWriter) -> [String] {
    var table = TextTable()
    let rows = totals.map { total in
      [
        values.label(.total), total.day.description, values.text(.offer(total.destination, total.name)),
        values.bookings(total.bookings), values.passengers(total.passengers), values.text(.amount(total.price)),
      ]
    }
    for row in rows { table.widen(for: row) }
    return rows.map { table.row($0) }
  }
}

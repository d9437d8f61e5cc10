import Domain
import Front
import Glibc
import ViewModels

extension BookingsCommand {
  /// Writes all there is to know of one booking.
  func show(_ booking: Booking) throws -> Int32 {
    if options.isJSON {
      var output = Output.standard
      BookingRecord(booking: booking).append(JSONRenderer(values: values), to: &output.bytes)
      output.bytes.append(UInt8(ascii: "\n"))
      try output.flush()
      return EX_OK
    }
    let values = values
    for (name, cell) in zip(BookingRecord.columns, BookingRecord(booking: booking).cells(values)) {
      try say("\(name): \(cell)")
    }
    try say("breakdown: \(values.text(.breakdown(booking.trip)))")
    return EX_OK
  }
}

import Domain
import Front
import Glibc
import Lists
import ViewModels

extension BookingsCommand {
  /// Writes the bookings of a day or all, then what they come to by day and destination.
  func list() throws -> Int32 {
    let bookings = try openBookings()
    var output = Output.standard
    if options.isCSV {
      try writeCSV(bookings, to: &output)
    } else if options.isJSON {
      try writeJSON(bookings, to: &output)
    } else {
      try writeTable(bookings, to: &output)
    }
    try output.flush()
    return EX_OK
  }

  /// Writes all bookings into a file, which it takes the place of whole or not at all.
  func export() throws -> Int32 {
    let bookings = try openBookings()
    let write = { (output: inout Output) throws in
      try options.isJSON ? writeJSON(bookings, to: &output) : writeCSV(bookings, to: &output)
      try output.flush()
    }
    if operands[0] == "-" {
      var output = Output.standard
      try write(&output)
    } else {
      let target = try ReplacedFile(path: operands[0])
      var output = Output(descriptor: target.descriptor, name: operands[0])
      try write(&output)
      try target.takePlace()
    }
    return EX_OK
  }

  private func writeCSV(_ bookings: any BookingLists, to output: inout Output) throws {
    let records = RecordWriter(.csv)
    let values = values
    records.append(BookingRecord.columns, to: &output.bytes)
    try bookings.forEachBooking(on: options.day) { booking in
      records.append(BookingRecord(booking: booking).cells(values), to: &output.bytes)
      try output.flushIfLarge()
    }
  }

  private func writeJSON(_ bookings: any BookingLists, to output: inout Output) throws {
    let json = JSONRenderer(values: values)
    var isFirst = true
    output.bytes.append(contentsOf: "{\"bookings\":[".utf8)
    try bookings.forEachBooking(on: options.day) { booking in
      if !isFirst { output.bytes.append(contentsOf: ",\n".utf8) }
      isFirst = false
      BookingRecord(booking: booking).append(json, to: &output.bytes)
      try output.flushIfLarge()
    }
    output.bytes.append(contentsOf: "],\n\"totals\":".utf8)
    output.bytes.append(jsonArray: try bookings.totals(on: options.day)) { append($1, json, to: &$0) }
    output.bytes.append(contentsOf: "}\n".utf8)
  }

  private func append(_ total: BookingTotal, _ json: JSONRenderer, to output: inout [UInt8]) {
    output.append(contentsOf: "{\"day\":\"\(total.day)\",\"destination\":".utf8)
    json.append(.offer(total.destination, total.name), to: &output)
    output.append(
      contentsOf: ",\"bookings\":\(total.bookings),\"passengers\":\(total.passengers),\"price\":".utf8)
    json.append(.amount(total.price), to: &output)
    output.append(UInt8(ascii: "}"))
  }
}

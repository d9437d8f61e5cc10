import Domain
import Front
import Localization
import ViewModels

/// A booking as programs read it: stable names, exact decimals, times in UTC.
struct BookingRecord {
  static let columns = [
    "reference", "day", "made", "state", "cancelled", "shown", "destination", "name", "passengers", "count",
    "seat",
    "multiplier", "fare", "price", "currency",
  ]

  let booking: Booking

  private var trip: Trip { booking.trip }
  private var state: String { booking.cancelled == nil ? "booked" : "cancelled" }

  /// A cell for each of ``columns``.
  func cells(_ values: ValueWriter) -> [String] {
    [
      booking.reference.text, booking.made.day.description, Timestamp.utc(booking.made.instant), state,
      booking.cancelled.map { Timestamp.utc($0.instant) } ?? "", booking.wasShown ? "yes" : "no",
      trip.destination.id, values.text(.offer(trip.destination.id, trip.destination.name)), trip.passengers.id,
      "\(trip.passengers.count)", trip.seat.id, multiplier, plain(trip.destination.fare), plain(trip.price),
      trip.price.currency.code,
    ]
  }

  /// Appends the booking as one JSON object.
  func append(_ json: JSONRenderer, to output: inout [UInt8]) {
    output.append(contentsOf: "{\"reference\":\"\(booking.reference)\",\"day\":\"\(booking.made.day)\"".utf8)
    output.append(
      contentsOf: ",\"made\":\"\(Timestamp.utc(booking.made.instant))\",\"state\":\"\(state)\"".utf8)
    let cancelled = booking.cancelled.map { "\"\(Timestamp.utc($0.instant))\"" } ?? "null"
    output.append(contentsOf: ",\"cancelled\":\(cancelled),\"shown\":\(booking.wasShown)".utf8)
    append("destination", .offer(trip.destination.id, trip.destination.name), json, to: &output)
    append("passengers", .offer(trip.passengers.id, trip.passengers.name), json, to: &output)
    output.append(contentsOf: ",\"count\":\(trip.passengers.count)".utf8)
    append("seat", .offer(trip.seat.id, trip.seat.name), json, to: &output)
    output.append(contentsOf: ",\"multiplier\":\"\(multiplier)\"".utf8)
    append("fare", .amount(trip.destination.fare), json, to: &output)
    append("price", .amount(trip.price), json, to: &output)
    append("breakdown", .breakdown(trip), json, to: &output)
    output.append(UInt8(ascii: "}"))
  }

  private func append(_ name: String, _ value: Value, _ json: JSONRenderer, to output: inout [UInt8]) {
    output.append(contentsOf: ",\"\(name)\":".utf8)
    json.append(value, to: &output)
  }

  private var multiplier: String {
    var bytes: [UInt8] = []
    bytes.append(decimal: trip.seat.multiplier.millionths, digits: Multiplier.digits, sign: ".")
    return String(decoding: bytes, as: UTF8.self)
  }

  private func plain(_ money: Money) -> String {
    var bytes: [UInt8] = []
    PlainAmountStyle(currency: money.currency).append(money.minor, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

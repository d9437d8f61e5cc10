import Domain
import ViewModels

/// The lines of trip booking.
struct TripLines {
  /// Does what the line asks of the station; answers why not when it can't.
  func take(
    _ line: Span<UInt8>, _ keyword: String, _ words: LineWords, on kiosk: inout Kiosk
  ) throws(StorageTrouble) -> Refusal? {
    let rest = String(guestText: line.extracting(words.rest))
    switch (keyword, rest.isEmpty) {
    case ("to", true): return .missingValue(.destination)
    case ("passengers", true): return .missingValue(.passengers)
    case ("seat", true): return .missingValue(.seat)
    case ("to", _): return kiosk.trip.choose(rest, in: .destination)
    case ("passengers", _): return kiosk.trip.choose(rest, in: .passengers)
    case ("seat", _): return kiosk.trip.choose(rest, in: .seat)
    case ("book", true), ("+", true): return try kiosk.book()
    default:
      let text = String(guestText: line.extracting(words.all))
      guard kiosk.trip.canPick(text) else { return .unknownLine(text) }
      return kiosk.trip.choose(text, in: kiosk.trip.state.focus)
    }
  }
}

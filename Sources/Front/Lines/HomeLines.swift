import Domain
import ViewModels

/// The lines of the menu.
struct HomeLines {
  /// Opens the station that the line names or numbers; answers why not when there is none.
  func take(_ line: Span<UInt8>, _ keyword: String, _ words: LineWords, on kiosk: inout Kiosk) -> Refusal? {
    let item = kiosk.home.screen.menu.first { $0.name == keyword || String($0.number) == keyword }
    guard words.rest.isEmpty, let item, let station = StationName(rawValue: item.name) else {
      return .notAStation(String(guestText: line.extracting(words.all)))
    }
    kiosk.open(station)
    return nil
  }
}

import Domain
import ViewModels

/// The lines of the menu.
struct HomeLines {
  /// Opens the station that the line names or numbers; answers why not when there is none.
  func take(_ line: Span<UInt8>, _ keyword: String, _ words: LineWords, on kiosk: inout Kiosk) -> Refusal? {
    let item = kiosk.home.screen.menu.first { $0.name == keyword || String($0.number) == keyword }
    if keyword == StationName.staff.rawValue, words.rest.isEmpty {
      // On no menu, it is the staff's way in even so.
      kiosk.open(.staff)
      return nil
    }
    guard words.rest.isEmpty, let item, let station = StationName(rawValue: item.name) else {
      return .notAStation(String(guestText: line.extracting(words.all)))
    }
    kiosk.open(station)
    return nil
  }
}

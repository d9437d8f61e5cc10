package import Audio
package import Domain
import Storage
package import ViewModels

extension Day {
  /// The day on which the tests take place, a Sunday.
  package static var ofTests: Day {
    guard let day = Day(year: 2026, month: 11, day: 29) else { preconditionFailure("there is such a day") }
    return day
  }
}

extension Kiosk {
  /// A kiosk in dollars with an empty word book in memory.
  package init(testing front: StationName, player: any AudioPlayerService, today: Day = .ofTests) {
    self.init(front: front, currency: .usd, player: player, today: today, seeds: .counting(next: 1)) {
      () throws(StorageTrouble) in try SQLiteWordBook.inMemory()
    }
  }
}

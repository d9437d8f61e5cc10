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
  /// A kiosk with an empty word book and no bookings in memory.
  package init(
    testing front: StationName, player: any AudioPlayerService, today: Day = .ofTests, tariff: Tariff = .usual,
    desk: BookingDesk = .ofTests, staffDesk: StaffDesk = .ofTests, visit: VisitSetting = VisitSetting(),
    isLocked: Bool = false, currency: Currency = .usd, currencies: [String] = [],
    tipRules: TipRules = TipRules()
  ) {
    self.init(
      front: front, visit: visit, isLocked: isLocked, currency: currency, currencies: currencies,
      tipRules: tipRules, tariff: tariff, player: player,
      today: today, seeds: .counting(next: 1),
      desk: desk, staffDesk: staffDesk
    ) { () throws(StorageTrouble) in try SQLiteWordBook.inMemory() }
  }
}

extension BookingDesk {
  /// A desk without a terminal, with no bookings in memory.
  package static var ofTests: BookingDesk {
    BookingDesk(
      terminal: nil, now: { Moment(day: .ofTests, instant: 1_796_000_000) },
      open: { () throws(StorageTrouble) in
        SQLiteBookings(database: try Database.inMemory(), references: .seeded(1))
      })
  }
}

extension StaffDesk {
  /// A desk over an empty database in memory, where nothing can be set.
  package static var ofTests: StaffDesk {
    StaffDesk(
      open: { () throws(StorageTrouble) in
        let database = try Database.inMemory()
        return Books(
          accounts: SQLiteStaff(database: database), journal: SQLiteJournal(database: database),
          bookings: SQLiteBookings(database: database, references: .seeded(1)))
      },
      importWords: { (file, _, _, _) throws(StorageTrouble) in ["\(file) is not read"] },
      testSound: { ["no sound"] }, settings: FixedSettings())
  }
}

/// Settings that nobody can change.
private final class FixedSettings: StaffSettings {
  let names: [String] = []
  let all: [StaffSetting] = []
  func set(_ name: String, to value: String?) throws(StorageTrouble) -> Refusal? { .notASetting(name, []) }
}

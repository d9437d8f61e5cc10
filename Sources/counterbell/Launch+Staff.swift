import AudioALSA
import Domain
import Storage
import ViewModels

extension Launch {
  /// What the staff reach at this kiosk.
  func makeStaffDesk(_ data: DataFolder, _ clock: @escaping () -> Moment) -> StaffDesk {
    StaffDesk(
      open: { () throws(StorageTrouble) in
        StaffDesk.Books(
          accounts: try data.staff(), journal: try data.journal(), bookings: try data.bookings())
      },
      importWords: { (file) throws(StorageTrouble) in FileReport(name: nil, lines: [file]) },
      testSound: { [] }, settings: NoSettings())
  }
}

/// Placeholder.
final class NoSettings: StaffSettings {
  var all: [StaffSetting] { [] }
  func set(_ name: String, to value: String?) throws(StorageTrouble) -> Refusal? { .notASetting(name, []) }
}

import Audio
import Domain
import Glibc
import Storage
import ViewModels

extension Launch {
  /// How long each sound of a test is waited for, in microseconds.
  private static let testPause: UInt32 = 500_000

  /// What the staff reach at this kiosk.
  func makeStaffDesk(_ shop: ShopSettings, _ data: DataFolder, _ player: ShopPlayer) -> StaffDesk {
    StaffDesk(
      open: { () throws(StorageTrouble) in
        StaffDesk.Books(
          accounts: try data.staff(), journal: try data.journal(), bookings: try data.bookings())
      },
      importWords: { (file, author, terminal, moment) throws(StorageTrouble) in
        try StaffImport(file: file, data: data)
          .run(by: author, terminal: terminal, at: moment)
      },
      testSound: { testSound(on: player) }, settings: shop)
  }

  /// Plays every sound on the kiosk's own player, one after the other.
  private func testSound(on player: ShopPlayer) -> [String] {
    guard let device = player.device else { return ["no sound here: --mute or --headless"] }
    for sound in Sound.allCases {
      player.play(sound)
      usleep(Self.testPause)
    }
    return Sound.allCases.map { "[\($0.rawValue)]" } + ["asked of \(device); what is wrong stands in the log"]
  }
}

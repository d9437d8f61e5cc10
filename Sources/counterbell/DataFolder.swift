import Configuration
import Domain
import Storage

/// The folder in force for the database, and what is kept in it, opened once.
final class DataFolder {
  /// Nil for a database in memory.
  private let path: String?
  /// How long another program that writes is waited for, in milliseconds.
  private let patience: Int32
  private var openedDatabase: Database?

  /// At a terminal nobody is to stand before a kiosk that does nothing, so others are waited for less long there.
  init(_ settings: Settings, isAtTerminal: Bool = false) {
    patience = isAtTerminal ? 5_000 : Database.usualPatience
    path = settings.keepsNothing ? nil : settings.shop.data ?? Self.usersOwn
  }

  func database() throws(StorageTrouble) -> Database {
    if let openedDatabase { return openedDatabase }
    let database =
      if let path { try Database.open(inFolder: path, patience: patience) } else { try Database.inMemory() }
    openedDatabase = database
    return database
  }

  func wordBook() throws(StorageTrouble) -> SQLiteWordBook { SQLiteWordBook(database: try database()) }

  /// The bookings; where nothing is kept, their references are the same in every run.
  func bookings() throws(StorageTrouble) -> SQLiteBookings {
    SQLiteBookings(database: try database(), references: path == nil ? .seeded(1) : .system)
  }

  func staff() throws(StorageTrouble) -> SQLiteStaff { SQLiteStaff(database: try database()) }

  func staffSettings() throws(StorageTrouble) -> SQLiteStaffSettings {
    SQLiteStaffSettings(database: try database())
  }

  func journal() throws(StorageTrouble) -> any Journal { SQLiteJournal(database: try database()) }

  /// The folder that is set, or else the user's own.
  static func path(_ settings: Settings) -> String { settings.shop.data ?? usersOwn }

  private static var usersOwn: String { UserFolder.data.path + "/counterbell" }
}

import Domain
import Glibc
import Storage

/// The folder that the options name for the database, and what is kept in it, opened once.
final class DataFolder {
  /// Nil for a database in memory.
  private let path: String?
  private var openedDatabase: Database?

  init(options: Options) {
    path = options.data ?? (options.isHeadless ? nil : Self.usersOwn)
  }

  func database() throws(StorageTrouble) -> Database {
    if let openedDatabase { return openedDatabase }
    let database = if let path { try Database.open(inFolder: path) } else { try Database.inMemory() }
    openedDatabase = database
    return database
  }

  func wordBook() throws(StorageTrouble) -> SQLiteWordBook { SQLiteWordBook(database: try database()) }

  /// The bookings; where nothing is kept, their references are the same in every run.
  func bookings() throws(StorageTrouble) -> SQLiteBookings {
    SQLiteBookings(database: try database(), references: path == nil ? .seeded(1) : .system)
  }

  /// `counterbell` in the folder that the XDG Base Directory Specification names for a user's data.
  private static var usersOwn: String {
    let data = environment("XDG_DATA_HOME")
    // The specification: a path that is not absolute is to be ignored.
    return (data.hasPrefix("/") ? data : home + "/.local/share") + "/counterbell"
  }

  private static var home: String {
    let home = environment("HOME")
    guard !home.hasPrefix("/") else { return home }
    return unsafe getpwuid(getuid()).flatMap { unsafe $0.pointee.pw_dir }.map { unsafe String(cString: $0) }
      ?? ""
  }
}

import CSQLite
package import Domain
import Glibc

extension Database {
  private static let fileName = "counterbell.db"

  /// Where the database of a folder is.
  package static func path(inFolder folder: String) -> String { folder + "/" + fileName }

  /// How long another program that writes is waited for, in milliseconds: an import of a million words takes less.
  package static let usualPatience: Int32 = 60_000

  /// Opens the database in a folder, which is made where it is missing, and brings it up to this version.
  ///
  /// Another program that writes is waited for, up to `patience` milliseconds. Nothing is changed in a file that is
  /// no database, is damaged, or is of a later version.
  package static func open(
    inFolder folder: String, patience: Int32 = usualPatience
  ) throws(StorageTrouble) -> Database {
    try open(inFolder: folder, patience: patience, upTo: Migration.all.count)
  }

  /// Opens a database as an earlier version of the program did.
  static func open(
    inFolder folder: String, patience: Int32 = usualPatience, upTo version: Int
  ) throws(StorageTrouble) -> Database {
    let path = try DataFolder.make(folder, for: fileName)
    let lock = try DatabaseLock(besides: path, patience: patience)
    let endedUncleanly = lock.isAlone && DatabaseLock.isWaiting(path + "-wal")
    let database = try connect(path, lock)
    // What is waiting must not get into a file that is refused, not even when it is closed.
    database.keepsWaitingChanges = true
    try database.runScript("PRAGMA busy_timeout = \(patience)")
    try database.examine(thoroughly: endedUncleanly)
    database.keepsWaitingChanges = false
    try database.runScript("PRAGMA journal_mode = WAL")
    try database.prepare(upTo: version)
    // Only now: of several programs that come at once, one makes the tables and the others wait for it.
    lock.share()
    return database
  }

  /// A database that is gone when it is closed.
  package static func inMemory() throws(StorageTrouble) -> Database {
    try inMemory(version: Migration.all.count)
  }

  static func inMemory(version: Int) throws(StorageTrouble) -> Database {
    let database = try connect(":memory:", nil)
    try database.prepare(upTo: version)
    return database
  }

  private func prepare(upTo version: Int) throws(StorageTrouble) {
    try runScript(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA cache_size = -32000;
      PRAGMA journal_size_limit = 16000000;
      """)
    try migrate(to: version)
    operation = Self.using
  }

  static func connect(_ path: String, _ lock: DatabaseLock?) throws(StorageTrouble) -> Database {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE
    let code = unsafe sqlite3_open_v2(path, &handle, flags, nil)
    guard let handle = unsafe handle else {
      throw StorageTrouble(code: code, operation: opening, path: path, message: "out of memory")
    }
    guard code == SQLITE_OK else {
      defer { unsafe sqlite3_close_v2(handle) }
      throw unsafe StorageTrouble(
        code: code, systemError: sqlite3_system_errno(handle), operation: opening, path: path,
        message: String(cString: sqlite3_errmsg(handle)))
    }
    return unsafe Database(handle: handle, path: path, lock: lock)
  }

  /// Refuses a file that this version can't use, before anything is written to it.
  func examine(thoroughly: Bool) throws(StorageTrouble) {
    if isReadOnly {
      throw unsafe StorageTrouble(
        access(path, W_OK) < 0 && errno == EACCES ? .noPermission : .readOnly, opening: path)
    }
    let version = try number("PRAGMA user_version") ?? 0
    if version > Int64(Migration.all.count) { throw StorageTrouble(.newer, opening: path) }
    let isEmpty = try number("SELECT count(*) FROM sqlite_schema") == 0
    if !isEmpty, try number("PRAGMA application_id") != Int64(Migration.application) {
      throw StorageTrouble(.damaged, opening: path)
    }
    guard thoroughly else { return }
    let verdict = try firstRow("PRAGMA integrity_check(1)") { $0.text(0) }
    if verdict != "ok" { throw StorageTrouble(.damaged, opening: path) }
  }
}

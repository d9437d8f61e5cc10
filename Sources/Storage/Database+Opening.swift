import CSQLite
package import Domain
import Glibc

extension Database {
  private static let fileName = "counterbell.db"

  /// Opens the database in a folder, which is made where it is missing, and brings it up to this version.
  ///
  /// Another program that writes is waited for, up to `patience` milliseconds. Nothing is changed in a file that is
  /// no database, is damaged, or is of a later version.
  package static func open(
    inFolder folder: String, patience: Int32 = 10_000
  ) throws(StorageTrouble) -> Database {
    try makeFolder(folder)
    let path = folder + "/" + fileName
    let lock = try DatabaseLock(besides: path)
    let endedUncleanly = lock.isAlone && DatabaseLock.isWaiting(path + "-wal")
    let database = try connect(path, lock)
    try database.runScript("PRAGMA busy_timeout = \(patience)")
    try database.examine(thoroughly: endedUncleanly)
    try database.runScript("PRAGMA journal_mode = WAL")
    try database.prepare()
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
    try database.prepare(version: version)
    return database
  }

  private func prepare(version: Int = Migration.all.count) throws(StorageTrouble) {
    try runScript(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -16000;
      """)
    try migrate(to: version)
  }

  private static func connect(_ path: String, _ lock: DatabaseLock?) throws(StorageTrouble) -> Database {
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
  private func examine(thoroughly: Bool) throws(StorageTrouble) {
    // What is waiting must not get into a file that is refused, not even when it is closed.
    keepsWaitingChanges = thoroughly
    let version = try number("PRAGMA user_version") ?? 0
    if version > Int64(Migration.all.count) { throw StorageTrouble(.newer, opening: path) }
    if isReadOnly {
      throw unsafe StorageTrouble(
        access(path, W_OK) < 0 && errno == EACCES ? .noPermission : .readOnly, opening: path)
    }
    guard thoroughly else { return }
    let verdict = try firstRow("PRAGMA integrity_check(1)") { $0.text(0) }
    if verdict != "ok" { throw StorageTrouble(.damaged, opening: path) }
    keepsWaitingChanges = false
  }

  private static func makeFolder(_ folder: String) throws(StorageTrouble) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for name in folder.split(separator: "/") {
      path += name + "/"
      if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { continue }
      // A folder above may be there without a right to look.
      var status = stat()
      let error = errno
      if unsafe stat(path, &status) == 0 { continue }
      throw StorageTrouble(systemError: error, operation: "making the folder", path: folder)
    }
  }
}

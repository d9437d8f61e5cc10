package import Domain
import Glibc

/// A database that is there, as it is found: neither made nor brought up to this version.
package final class InspectedDatabase {
  /// The version that this program brings a database up to.
  package static let ownVersion = Migration.all.count

  private let database: Database
  /// The version of its tables; 0 where it has none yet.
  package let version: Int

  /// Opens the database in a folder; nil if there is none.
  ///
  /// Another program that writes is waited for, up to `patience` milliseconds. The lock beside the database is left
  /// alone: a kiosk that starts meanwhile is not to take this for another one.
  package init?(inFolder folder: String, patience: Int32) throws(StorageTrouble) {
    let path = Database.path(inFolder: folder)
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if [ENOENT, ENOTDIR].contains(errno) { return nil }
      throw StorageTrouble(systemError: errno, operation: Database.opening, path: path)
    }
    let isWaiting = DatabaseLock.isWaiting(path + "-wal")
    database = try Database.connect(path, nil)
    // Where nothing waits, closing takes the files beside the database away again.
    database.keepsWaitingChanges = isWaiting
    try database.runScript("PRAGMA busy_timeout = \(patience)")
    try database.examine(thoroughly: false)
    version = Int(try database.number("PRAGMA user_version") ?? 0)
  }

  /// Writes something and takes it back; throws if that is not allowed.
  package func tryWriting() throws(StorageTrouble) {
    database.operation = "writing to the database"
    try database.run("BEGIN IMMEDIATE")
    defer { try? database.run("ROLLBACK") }
    try database.runScript("CREATE TABLE doctor (attempt); INSERT INTO doctor VALUES (1)")
  }

  /// How many accounts the staff have.
  package func countAccounts() throws(StorageTrouble) -> Int {
    let hasAccounts = try database.number("SELECT 1 FROM sqlite_schema WHERE name = 'accounts'") != nil
    return hasAccounts ? Int(try database.number("SELECT count(*) FROM accounts") ?? 0) : 0
  }

  /// Reads all of it; throws if it is damaged. A quick look leaves out whether the indexes are those of the tables.
  package func readAll(quickly: Bool) throws(StorageTrouble) {
    database.operation = "reading the database"
    let check = quickly ? "PRAGMA quick_check(1)" : "PRAGMA integrity_check(1)"
    let verdict = try database.firstRow(check) { $0.text(0) }
    if verdict != "ok" { throw StorageTrouble(.damaged, opening: database.path) }
  }
}

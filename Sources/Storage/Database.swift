import CSQLite
import Domain
import Glibc

/// A connection to an SQLite database, used by one thread.
@safe package final class Database {
  static let opening = "opening the database"
  static let using = "using the database"

  let path: String
  private let handle: OpaquePointer
  /// Held for as long as the connection is open.
  private let lock: DatabaseLock?
  /// What is being done, for a message.
  var operation = Database.opening
  private var statements: [String: Statement] = [:]

  /// Takes over an open connection.
  init(handle: OpaquePointer, path: String, lock: DatabaseLock?) {
    unsafe self.handle = handle
    self.path = path
    self.lock = lock
  }

  deinit {
    statements = [:]
    unsafe sqlite3_close_v2(handle)
  }

  /// How many rows the last statement changed.
  var changes: Int { Int(unsafe sqlite3_changes(handle)) }
  var lastID: Int64 { unsafe sqlite3_last_insert_rowid(handle) }
  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether closing leaves what is waiting in the file beside the database where it is.
  var keepsWaitingChanges = false {
    didSet { unsafe counterbell_keep_waiting_changes(handle, keepsWaitingChanges) }
  }

  /// Does `body` whole or, when it throws, not at all; others who want to write wait meanwhile.
  ///
  /// Within another transaction it is a part of that one.
  func transaction<Result>(
    _ body: () throws(StorageTrouble) -> Result
  ) throws(StorageTrouble) -> Result {
    guard !isInTransaction else { return try body() }
    try run("BEGIN IMMEDIATE")
    do throws(StorageTrouble) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Does `body` with the database as it is at one moment.
  func reading<Result>(_ body: () throws(StorageTrouble) -> Result) throws(StorageTrouble) -> Result {
    guard !isInTransaction else { return try body() }
    try run("BEGIN")
    defer { try? run("COMMIT") }
    return try body()
  }

  /// Runs a statement to its end.
  func run(_ sql: String, _ values: Datum...) throws(StorageTrouble) {
    try prepared(sql).run(values)
  }

  func run(_ sql: String, _ values: [Datum]) throws(StorageTrouble) {
    try prepared(sql).run(values)
  }

  /// Every row of a query, as `read` makes it.
  func rows<Row>(
    _ sql: String, _ values: [Datum] = [], read: (Statement) -> Row
  ) throws(StorageTrouble) -> [Row] {
    var rows: [Row] = []
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() { rows.append(read(statement)) }
    return rows
  }

  func firstRow<Row>(
    _ sql: String, _ values: [Datum] = [], read: (Statement) -> Row
  ) throws(StorageTrouble) -> Row? {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? read(statement) : nil
  }

  /// The first column of the first row of a query, a number; nil when there is no row.
  func number(_ sql: String, _ values: Datum...) throws(StorageTrouble) -> Int64? {
    try firstRow(sql, values) { $0.integer(0) }
  }

  /// The statement for this text, prepared when it is first asked for.
  func prepared(_ sql: String) throws(StorageTrouble) -> Statement {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw trouble(code) }
    let statement = unsafe Statement(handle: prepared) { [unowned self] code in trouble(code) }
    statements[sql] = statement
    return statement
  }

  /// Runs several statements that have neither parameters nor rows.
  func runScript(_ sql: String) throws(StorageTrouble) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw trouble(code) }
  }

  private func trouble(_ code: Int32) -> StorageTrouble {
    // SQLite keeps no error number of a COMMIT that fails.
    let lastError = errno
    let systemError = unsafe sqlite3_system_errno(handle)
    return unsafe StorageTrouble(
      code: code, systemError: systemError == 0 ? lastError : systemError, operation: operation, path: path,
      message: String(cString: sqlite3_errmsg(handle)))
  }
}

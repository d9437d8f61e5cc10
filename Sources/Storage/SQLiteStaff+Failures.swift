import Domain

extension SQLiteStaff {
  func hash(of id: StaffID?) throws(StorageTrouble) -> PasswordHash? {
    try database.firstRow("SELECT hash FROM accounts WHERE id = ?", [.text(id?.text ?? "")]) {
      PasswordHash(saved: $0.text(0))
    }
  }

  /// The failures of an account that has this hash still; nil where there is none.
  func failures(of id: StaffID?, _ hash: PasswordHash?) throws(StorageTrouble) -> Failures? {
    try database.firstRow(
      "SELECT \(Failures.columns) FROM accounts WHERE id = ? AND hash = ?",
      [.text(id?.text ?? ""), .text(hash?.text ?? "")]
    ) { Failures($0) }
  }

  func failures(at terminal: String?) throws(StorageTrouble) -> Failures {
    try database.firstRow(
      "SELECT \(Failures.columns) FROM terminals WHERE name = ?", [.text(terminal ?? "")]
    ) { Failures($0) } ?? .none
  }

  func save(_ failures: Failures, of id: StaffID) throws(StorageTrouble) {
    try database.run(
      "UPDATE accounts SET failures = ?, last_failure = ?, locked_until = ? WHERE id = ?",
      failures.data + [.text(id.text)])
  }

  func save(_ failures: Failures, at terminal: String?) throws(StorageTrouble) {
    try database.run(
      "INSERT OR REPLACE INTO terminals (failures, last_failure, locked_until, name) VALUES (?, ?, ?, ?)",
      failures.data + [.text(terminal ?? "")])
  }
}

extension Failures {
  static let columns = "failures, last_failure, locked_until"

  /// The failures in a row that begins with ``columns``.
  init(_ row: Statement) {
    self.init(
      count: Int(row.integer(0)), last: Int(row.integer(1)), lockedUntil: Int(row.integer(2)))
  }

  fileprivate var data: [Datum] { [count, last, lockedUntil].map { .integer(Int64($0)) } }
}

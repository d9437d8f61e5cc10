package import Domain

/// The accounts of the staff in an SQLite database.
package final class SQLiteStaff: StaffLists {
  let database: Database
  let journal: SQLiteJournal

  package init(database: Database) {
    self.database = database
    journal = SQLiteJournal(database: database)
  }

  package func add(
    _ id: StaffID, _ hash: PasswordHash, by author: Author, at moment: Moment
  ) throws(StorageTrouble) -> Bool {
    try change(.accountAdded(id), by: author, at: moment) { () throws(StorageTrouble) in
      try database.run(
        "INSERT OR IGNORE INTO accounts (id, hash, day, made) VALUES (?, ?, ?, ?)",
        .text(id.text), .text(hash.text), .day(moment.day), .integer(Int64(moment.instant)))
    }
  }

  package func setPassword(
    _ id: StaffID, _ hash: PasswordHash, by author: Author, at moment: Moment
  ) throws(StorageTrouble) -> Bool {
    try change(.passwordSet(id), by: author, at: moment) { () throws(StorageTrouble) in
      try database.run(
        "UPDATE accounts SET hash = ?, failures = 0, last_failure = 0, locked_until = 0 WHERE id = ?",
        .text(hash.text), .text(id.text))
    }
  }

  package func remove(
    _ id: StaffID, by author: Author, at moment: Moment
  ) throws(StorageTrouble) -> Bool {
    try change(.accountRemoved(id), by: author, at: moment) { () throws(StorageTrouble) in
      try database.run("DELETE FROM accounts WHERE id = ?", .text(id.text))
    }
  }

  package func accounts(at moment: Moment) throws(StorageTrouble) -> [StaffAccount] {
    try database.rows("SELECT \(Failures.columns), id, day, made FROM accounts ORDER BY id") { row in
      StaffAccount(
        id: StaffID(saved: row.text(3)),
        made: Moment(day: Day(saved: row.integer(4)), instant: Int(row.integer(5))),
        lockedUntil: LockOut.account.lock(of: Failures(row), at: moment.instant))
    }
  }

  package func lockedTerminals(at moment: Moment) throws(StorageTrouble) -> [LockedTerminal] {
    let terminals = try database.rows(
      "SELECT \(Failures.columns), name FROM terminals ORDER BY name"
    ) { row in
      let name = row.text(3)
      return LockOut.terminal.lock(of: Failures(row), at: moment.instant).map {
        LockedTerminal(name: name.isEmpty ? nil : name, until: $0)
      }
    }
    return terminals.compactMap(\.self)
  }

  /// Changes an account and notes it; false, without a note, where no account was changed.
  private func change(
    _ act: StaffAct, by author: Author, at moment: Moment, _ body: () throws(StorageTrouble) -> Void
  ) throws(StorageTrouble) -> Bool {
    try journal.noting(by: author, terminal: nil, at: moment) { () throws(StorageTrouble) in
      try body()
      let isDone = database.changes > 0
      return (isDone ? act : nil, isDone)
    }
  }
}

extension LockOut {
  /// Until when failures lock; nil where they don't.
  fileprivate func lock(of failures: Failures, at now: Int) -> Int? {
    let current = current(failures, at: now)
    return current.isLocked(at: now) ? current.lockedUntil : nil
  }
}

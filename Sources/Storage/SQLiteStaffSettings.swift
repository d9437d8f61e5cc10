package import Domain

/// What the staff have set at a kiosk, in an SQLite database.
package final class SQLiteStaffSettings {
  private let database: Database

  package init(database: Database) {
    self.database = database
  }

  /// Every key that is set, with its value as it was typed.
  package func all() throws(StorageTrouble) -> [String: String] {
    let rows = try database.rows("SELECT key, value FROM settings") { ($0.text(0), $0.text(1)) }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// Keeps a value, or with nil forgets it.
  package func set(_ key: String, to value: String?) throws(StorageTrouble) {
    if let value {
      try database.run("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", .text(key), .text(value))
    } else {
      try database.run("DELETE FROM settings WHERE key = ?", .text(key))
    }
  }
}

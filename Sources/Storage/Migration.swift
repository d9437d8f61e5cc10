import Domain

/// The steps that made the database what it is, each from the version before; a step that has been shipped never
/// changes.
enum Migration {
  static let all = [words]
  /// The mark of this program's files: `CBel`.
  static let application = 0x4342_656C

  private static let words = """
    CREATE TABLE days (
      day INTEGER PRIMARY KEY, -- since 1970-01-01
      count INTEGER NOT NULL,
      places INTEGER NOT NULL -- the highest place that a word of this day ever had
    ) STRICT;

    CREATE TABLE words (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      day INTEGER NOT NULL REFERENCES days (day),
      place INTEGER NOT NULL, -- among all that were ever saved on this day
      memorised INTEGER NOT NULL CHECK (memorised IN (0, 1)),
      word TEXT NOT NULL,
      meaning TEXT NOT NULL,
      key TEXT NOT NULL UNIQUE, -- the same for words that are the same
      folded TEXT NOT NULL -- word and meaning as a search sees them
    ) STRICT;
    CREATE UNIQUE INDEX words_by_place ON words (day, place);
    CREATE INDEX words_by_memory ON words (memorised, day, place);

    CREATE VIRTUAL TABLE search USING fts5 (
      folded, content = 'words', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', detail = none,
      columnsize = 0);
    CREATE VIRTUAL TABLE search_terms USING fts5vocab (search, row);

    CREATE TABLE imports (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      first INTEGER NOT NULL, -- the ids of the words that it added
      last INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE import_changes (
      import INTEGER NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
      id INTEGER NOT NULL, -- of a word that was there
      word TEXT NOT NULL,
      old_meaning TEXT NOT NULL,
      old_day INTEGER NOT NULL,
      old_place INTEGER NOT NULL,
      old_memorised INTEGER NOT NULL,
      new_meaning TEXT NOT NULL,
      new_day INTEGER NOT NULL,
      new_place INTEGER NOT NULL,
      new_memorised INTEGER NOT NULL,
      PRIMARY KEY (import, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE imported_texts ( -- with which an import added words that have been given others since
      id INTEGER PRIMARY KEY,
      word TEXT NOT NULL,
      meaning TEXT NOT NULL
    ) STRICT;
    """
}

extension Database {
  /// Brings the database up to a version, all steps or none.
  func migrate(to version: Int) throws(StorageTrouble) {
    let isDone = { () throws(StorageTrouble) in try self.number("PRAGMA user_version") ?? 0 >= Int64(version) }
    if try isDone() { return }
    try transaction { () throws(StorageTrouble) in
      // Another program may have been first.
      let done = Int(try number("PRAGMA user_version") ?? 0)
      guard done < version else { return }
      for step in Migration.all[done..<version] { try runScript(step) }
      try runScript(
        "PRAGMA application_id = \(Migration.application); PRAGMA user_version = \(version)")
    }
  }
}

import Domain

/// The steps that made the database what it is, each from the version before; a step that has been shipped never
/// changes.
enum Migration {
  static let all = [words]

  private static let words = """
    CREATE TABLE days (
      day INTEGER PRIMARY KEY, -- since 1970-01-01
      count INTEGER NOT NULL,
      places INTEGER NOT NULL -- the highest place that a word of this day ever had
    ) STRICT;

    CREATE TABLE words (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      day INTEGER NOT NULL REFERENCES days (day) DEFERRABLE INITIALLY DEFERRED,
      place INTEGER NOT NULL, -- among all that were ever saved on this day
      memorised INTEGER NOT NULL CHECK (memorised IN (0, 1)),
      imported INTEGER NOT NULL DEFAULT 0, -- 1 while its texts are those with which an import added it
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

    CREATE TRIGGER words_added AFTER INSERT ON words BEGIN
      INSERT INTO days VALUES (new.day, 1, new.place)
        ON CONFLICT DO UPDATE SET count = count + 1, places = max(places, new.place);
    END;
    CREATE TRIGGER words_indexed AFTER INSERT ON words WHEN new.imported = 0 BEGIN -- an import indexes its own
      INSERT INTO search (rowid, folded) VALUES (new.id, new.folded);
    END;
    CREATE TRIGGER words_removed AFTER DELETE ON words BEGIN
      UPDATE days SET count = count - 1 WHERE day = old.day;
      INSERT INTO search (search, rowid, folded) VALUES ('delete', old.id, old.folded);
    END;
    CREATE TRIGGER words_moved AFTER UPDATE OF day ON words WHEN old.day <> new.day BEGIN
      UPDATE days SET count = count - 1 WHERE day = old.day;
      INSERT INTO days VALUES (new.day, 1, new.place)
        ON CONFLICT DO UPDATE SET count = count + 1, places = max(places, new.place);
    END;
    CREATE TRIGGER words_rewritten AFTER UPDATE OF folded ON words WHEN old.folded <> new.folded BEGIN
      INSERT INTO search (search, rowid, folded) VALUES ('delete', old.id, old.folded);
      INSERT INTO search (rowid, folded) VALUES (new.id, new.folded);
    END;

    CREATE TABLE imports (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      first INTEGER NOT NULL, -- the ids of the words that it added
      last INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE import_changes (
      import INTEGER NOT NULL REFERENCES imports (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
      word INTEGER NOT NULL,
      old_meaning TEXT NOT NULL,
      old_day INTEGER NOT NULL,
      old_place INTEGER NOT NULL,
      old_memorised INTEGER NOT NULL,
      new_meaning TEXT NOT NULL,
      new_day INTEGER NOT NULL,
      new_place INTEGER NOT NULL,
      new_memorised INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX import_changes_by_import ON import_changes (import);
    """
}

extension Database {
  /// Brings the database up to a version, the latest unless another is named, all steps or none.
  func migrate(to version: Int = Migration.all.count) throws(StorageTrouble) {
    let isDone = { () throws(StorageTrouble) in try self.number("PRAGMA user_version") ?? 0 >= Int64(version) }
    if try isDone() { return }
    try transaction { () throws(StorageTrouble) in
      // Another program may have been first.
      let done = Int(try number("PRAGMA user_version") ?? 0)
      guard done < version else { return }
      for step in Migration.all[done..<version] { try runScript(step) }
      try runScript("PRAGMA user_version = \(version)")
    }
  }
}

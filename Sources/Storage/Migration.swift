import Domain

/// The steps that made the database what it is, each from the version before; a step that has been shipped never
/// changes.
enum Migration {
  static let all = [words, bookings, staff, settings]
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

  private static let bookings = """
    CREATE TABLE bookings (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      reference TEXT NOT NULL UNIQUE,
      visit TEXT NOT NULL, -- the guest's, so that no trip is booked twice in one
      terminal TEXT, -- where the guest stood
      shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)), -- whether the reference was on the screen
      day INTEGER NOT NULL, -- the shop's, since 1970-01-01
      made INTEGER NOT NULL, -- seconds since 1970-01-01T00:00Z
      cancelled_day INTEGER,
      cancelled INTEGER, -- NULL while it stands
      destination TEXT NOT NULL,
      destination_en TEXT NOT NULL,
      destination_ko TEXT NOT NULL,
      fare INTEGER NOT NULL CHECK (fare >= 0), -- of one passenger, in minor units
      currency TEXT NOT NULL,
      digits INTEGER NOT NULL, -- of the currency's minor unit
      passengers TEXT NOT NULL,
      passengers_en TEXT NOT NULL,
      passengers_ko TEXT NOT NULL,
      count INTEGER NOT NULL CHECK (count > 0), -- of passengers
      seat TEXT NOT NULL,
      seat_en TEXT NOT NULL,
      seat_ko TEXT NOT NULL,
      multiplier INTEGER NOT NULL CHECK (multiplier > 0), -- millionths
      price INTEGER NOT NULL, -- fare x count x multiplier, rounded, in minor units
      UNIQUE (visit, destination, passengers, seat)
    ) STRICT;
    CREATE INDEX bookings_by_day ON bookings (day);
    CREATE INDEX bookings_by_terminal ON bookings (terminal) WHERE terminal IS NOT NULL;
    """

  private static let staff = """
    CREATE TABLE accounts (
      id TEXT PRIMARY KEY, -- trimmed, case-folded, composed
      hash TEXT NOT NULL, -- as crypt(5) writes it
      day INTEGER NOT NULL, -- on which it was made, since 1970-01-01
      made INTEGER NOT NULL, -- seconds since 1970-01-01T00:00Z, as are the rest
      failures INTEGER NOT NULL DEFAULT 0, -- to sign in, since the last success
      last_failure INTEGER NOT NULL DEFAULT 0,
      locked_until INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE terminals (
      name TEXT PRIMARY KEY, -- empty for none
      failures INTEGER NOT NULL, -- to sign in, whoever was meant
      last_failure INTEGER NOT NULL,
      locked_until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE journal (
      id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
      day INTEGER NOT NULL,
      made INTEGER NOT NULL,
      terminal TEXT,
      staff TEXT, -- the ID of who did it, or
      user TEXT, -- the name of the machine's user who did
      act TEXT NOT NULL,
      detail TEXT NOT NULL
    ) STRICT;
    CREATE INDEX journal_by_day ON journal (day);
    CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal
      BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
    CREATE TRIGGER journal_is_not_removed BEFORE DELETE ON journal
      BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
    CREATE TRIGGER journal_is_not_replaced BEFORE INSERT ON journal WHEN NEW.id IN (SELECT id FROM journal)
      BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END;
    """
}

extension Migration {
  private static let settings = """
    CREATE TABLE settings ( -- that the staff have made at a kiosk
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL -- as it was typed
    ) STRICT;
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
      try runScript(
        "PRAGMA application_id = \(Migration.application); PRAGMA user_version = \(version)")
    }
  }
}

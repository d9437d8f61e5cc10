import TestSupport

/// A script of Python about bookings, run by the tests.
enum BookingScript {
  /// The database's folder, the program without a terminal, and what the database holds.
  private static let prelude = """
    import os, random, re, select, shutil, sqlite3, subprocess, tempfile, threading
    folder = os.environ["HOME"] + "/bookings"
    counterbell = os.environ["counterbell"]
    command = [counterbell, "trip", "--headless", "--json", "--data", folder, "--now", "2026-11-29T14:00"]
    def reference(answer):
        # Of half an answer too: whoever has seen as much has seen the reference.
        found = re.search(rb'"trip.reference":{"text":"(......)"', answer)
        return found and found[1].decode()
    tables = "SELECT 1 FROM sqlite_schema WHERE name = 'bookings'"
    def rows(sql):
        # A copy, so that it is the program itself that finds the database as a kill has left it.
        with tempfile.TemporaryDirectory() as copy:
            for name in ["counterbell.db", "counterbell.db-wal"]:
                if os.path.exists(folder + "/" + name): shutil.copy(folder + "/" + name, copy)
            connection = sqlite3.connect(copy + "/counterbell.db")
            try: return connection.execute(sql).fetchall() if connection.execute(tables).fetchall() else []
            finally: connection.close()

    """

  static func run(_ script: String) async throws -> Child {
    try await Program.shell("python3 - <<'END'\n\(prelude)\(script)\nEND\n")
  }
}

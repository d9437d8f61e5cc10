import TestSupport

/// Runs a script of the shell in which `add` makes an account, and `kiosk` serves a guest in the same folder.
func staffScript(_ script: String, environment: [String: String] = [:]) async throws -> Child {
  let folder = try TemporaryFolder()
  return try await Program.shell(
    """
    export TZ=Asia/Seoul LC_ALL=C.UTF-8
    clock=2026-11-29T14:00
    counterbell() { "$counterbell" "$@" --data data --now $clock; }
    # An account with the password that stands behind its ID.
    add() { printf '%s\\n' "$2" | counterbell staff add "$1" --password-stdin; }
    staff() { counterbell staff "$@"; }
    kiosk() { counterbell staff --kiosk --headless --script - "$@"; }
    # So many trips, with references that the script knows.
    book() {
      clock=$1 counterbell trip --headless > /dev/null <<< "book"$'\\n'"book"
      python3 -c '
    import sqlite3, sys
    database = sqlite3.connect("data/counterbell.db")
    database.execute("UPDATE bookings SET reference = ? WHERE id = (SELECT max(id) FROM bookings)", sys.argv[1:])
    database.commit()' "$2"
    }
    journal() { counterbell journal | sed "s/user $(id -un)/user ME/" | tr -s ' '; }
    cd "$HOME"
    \(script)
    """, environment: environment, in: folder)
}

import Foundation
import TestSupport
import Testing

/// Runs a script in which `staff` and `journal` use one folder, at a clock that stands.
private func desk(_ script: String) async throws -> Child {
  try await Program.shell(
    """
    export TZ=Asia/Seoul LC_ALL=C.UTF-8
    clock=2026-11-29T14:00
    counterbell() { "$counterbell" "$@" --data data --now $clock; }
    staff() { counterbell staff "$@"; }
    journal() { counterbell journal "$@" | sed "s/user $(id -un)/user ME/; s/\\"$(id -un)\\"/\\"ME\\"/"; }
    # An account with the password that stands behind its ID.
    add() { printf '%s\\n' "$2" | staff add "$1" --password-stdin; }
    cd "$HOME"
    \(script)
    """)
}

struct StaffCommandTests {
  @Test
  func `accounts are made, listed and removed under the ID that is typed in any way`() async throws {
    let result = try await desk(
      """
      add ' Kím ' secret; clock=2026-11-30T09:00; add lee secret
      printf 'other' | staff passwd $'KI\\u0301M' --password-stdin
      staff list; staff remove KÍM; staff list --json
      """)
    #expect(
      result
        == Child(
          output: """
            added kím
            added lee
            set the password of kím
            kím  made 2026-11-29 14:00
            lee  made 2026-11-30 09:00
            removed kím
            {"accounts":[{"id":"lee","made":"2026-11-30T00:00:00Z","lockedUntil":null}],
            "lockedTerminals":[]}

            """))
  }

  @Test
  func `what is locked is listed until when`() async throws {
    let result = try await desk(
      """
      add kim secret
      python3 - <<'END'
      import sqlite3
      database = sqlite3.connect("data/counterbell.db")
      # 2026-11-29T05:05Z
      database.execute("UPDATE accounts SET failures = 9, locked_until = 1795928700")
      database.execute("INSERT INTO terminals VALUES ('/dev/tty1', 30, 1795928400, 1795928700)")
      database.execute("INSERT INTO terminals VALUES ('', 1, 1795928400, 0)")
      database.commit()
      END
      staff list; staff list --json
      """)
    #expect(
      result
        == Child(
          output: """
            added kim
            kim                 made 2026-11-29 14:00  locked until 2026-11-29 14:05
            terminal /dev/tty1                         locked until 2026-11-29 14:05
            {"accounts":[{"id":"kim","made":"2026-11-29T05:00:00Z","lockedUntil":"2026-11-29T05:05:00Z"}],
            "lockedTerminals":[{"terminal":"/dev/tty1","lockedUntil":"2026-11-29T05:05:00Z"}]}

            """))
  }

  @Test
  func `a password that can't be one is refused in one line without it`() async throws {
    let result = try await desk(
      """
      add kim ''; echo $?
      staff add kim --password-stdin < /dev/null; echo $?
      add kim $(printf 'x%.0s' {1..513}); echo $?
      printf 'a\\0b\\n' | staff add kim --password-stdin; echo $?
      add kim $(printf 'x%.0s' {1..512}); echo $?
      """)
    #expect(result.output == "65\n65\n65\n65\nadded kim\n0\n")
    #expect(
      result.errors == """
        counterbell: the password is empty
        counterbell: the password is empty
        counterbell: the password is longer than 512 bytes
        counterbell: the password has a zero byte in it

        """)
  }

  @Test
  func `an ID that is there, is not or is none is said`() async throws {
    let result = try await desk(
      """
      add kim p; add KIM q; echo $?; staff passwd lee --password-stdin <<< p; echo $?; staff remove lee; echo $?
      staff add '' --password-stdin <<< p; echo $?; add $'a\\tb' p; echo $?
      """)
    #expect(result.output == "added kim\n65\n65\n65\n65\n65\n")
    #expect(
      result.errors == """
        counterbell: there is an account kim already
        counterbell: there is no account lee
        counterbell: there is no account lee
        counterbell: an ID has 1 to 64 characters, and no control characters
        counterbell: an ID has 1 to 64 characters, and no control characters

        """)
  }

  @Test
  func `only the newline is cut off a password from standard input`() async throws {
    let result = try await desk(
      """
      printf ' p \\r\\nsecond line\\n' | staff add kim --password-stdin
      python3 - <<'END'
      import ctypes, sqlite3
      library = ctypes.CDLL("libcrypt.so.1")
      library.crypt.restype = ctypes.c_char_p
      [(hash,)] = sqlite3.connect("data/counterbell.db").execute("SELECT hash FROM accounts")
      print([library.crypt(word, hash.encode()) == hash.encode() for word in [b" p \\r", b" p ", b"p"]])
      END
      """)
    #expect(result == Child(output: "added kim\n[True, False, False]\n"))
  }

  @Test(arguments: [
    "staffs", "staff lists", "staff add", "staff add kim secret", "staff list kim", "staff add kim --json",
    "staff list --password-stdin", "staff list --mute", "staff list --config x", "staff list --day 2026-11-29",
    "journal x", "journal --password-stdin", "journal --headless", "tip --password-stdin",
    "staff add kim </dev/null",
  ])
  func `a wrong command line is usage`(words: String) async throws {
    let result = try await desk("counterbell \(words)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasSuffix("counterbell: see counterbell --help\n"))
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(!result.errors.contains("secret"))
  }
}

struct JournalCommandTests {
  @Test
  func `each act of the command line is one row`() async throws {
    let result = try await desk(
      """
      exec 3>&1 >/dev/null 2>&1
      add kim p; printf q | staff passwd kim --password-stdin; add kim p; staff remove lee
      reference=$(printf 'book\\nbook\\n' | "$counterbell" trip --headless --data data --now $clock |
        sed -n 's/^trip.reference: //p' | tail -n 1)
      clock=2026-11-30T09:00
      counterbell bookings cancel $reference; counterbell bookings cancel $reference
      printf 'a,b\\n' > list.csv
      counterbell words import list.csv --dry-run; counterbell words import list.csv
      counterbell words undo-import; counterbell words undo-import
      staff remove kim
      exec >&3
      journal | sed "s/$reference/REFERENCE/"
      """)
    #expect(
      result
        == Child(
          output: """
            2026-11-29 14:00  -  user ME  account-added      kim
            2026-11-29 14:00  -  user ME  password-set       kim
            2026-11-30 09:00  -  user ME  booking-cancelled  REFERENCE
            2026-11-30 09:00  -  user ME  words-imported     list.csv
            2026-11-30 09:00  -  user ME  import-undone      list.csv
            2026-11-30 09:00  -  user ME  account-removed    kim

            """))
  }

  @Test
  func `a day's rows are listed for programs`() async throws {
    let result = try await desk(
      """
      add kim p > all; clock=2026-11-30T03:59; staff remove kim > all; clock=2026-11-30T04:00; add lee p > all
      journal --json --day 2026-11-29; journal --day 2026-11-30; journal --day 2026-12-01
      """)
    #expect(
      result
        == Child(
          output: """
            {"entries":[{"id":1,"day":"2026-11-29","made":"2026-11-29T05:00:00Z","terminal":null,"staff":null,"user":"ME","act":"account-added","detail":"kim"},
            {"id":2,"day":"2026-11-29","made":"2026-11-29T18:59:00Z","terminal":null,"staff":null,"user":"ME","act":"account-removed","detail":"kim"}]}
            2026-11-30 04:00  -  user ME  account-added  lee

            """))
  }

  @Test
  func `a journal without rows is empty`() async throws {
    #expect(try await desk("journal; journal --json") == Child(output: "{\"entries\":[]}\n"))
  }
}

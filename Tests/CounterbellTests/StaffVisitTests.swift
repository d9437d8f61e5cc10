import Foundation
import TestSupport
import Testing

/// Whole visits of the staff: accounts and bookings are made in a folder first, then a script is played there.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

/// Runs a script of the shell in which `add` makes an account, and `kiosk` serves a guest in the same folder.
private func staff(_ script: String, environment: [String: String] = [:]) async throws -> Child {
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

struct StaffVisitTests {
  @Test(arguments: ["en.txt", "ko.txt", "en.jsonl", "ko.jsonl"])
  func `a visit of the staff gives its transcript byte for byte`(format: String) async throws {
    let expected = try String(contentsOf: folder.appending(path: "staff-visit.\(format)"), encoding: .utf8)
    let json = format.hasSuffix("jsonl") ? "--json" : ""
    let result = try await staff(
      """
      for id in kim ahn bae cho dan eun; do add $id canary; done > /dev/null
      book 2026-11-28T09:00 22224W; book 2026-11-29T12:00 222222; book 2026-11-29T13:00 22223Y
      kiosk < "$script" --language \(format.prefix(2)) \(json) | sed "s/$(id -un)/ME/"
      exit ${PIPESTATUS[0]}
      """, environment: ["script": folder.appending(path: "staff-visit.script").path])
    #expect(result == Child(output: expected))
  }

  @Test
  func `what the staff did at the kiosk is in the journal, their leaving too`() async throws {
    let result = try await staff(
      """
      add kim canary
      printf '%s\\n' kim canary 'sign in' 'sign out' kim canary 'sign in' home tip quit 'b 5' | kiosk > /dev/null
      echo $?; journal
      """)
    #expect(
      result
        == Child(
          output: """
            added kim
            0
            2026-11-29 14:00 - user ME account-added kim
            2026-11-29 14:00 - kim sign-in
            2026-11-29 14:00 - kim sign-out
            2026-11-29 14:00 - kim sign-in
            2026-11-29 14:00 - kim quit

            """))
  }
}

struct LockOutVisitTests {
  /// What a guest reads, once for each run of the same sentence, with how often.
  private static let count = "grep -E '^(notice|staff.signedIn: yes)' | uniq -c | sed 's/^ *//'"

  @Test
  func `five failures lock the account for half a minute, and no guest is told`() async throws {
    let result = try await staff(
      """
      add kim canary
      wrong() { for _ in $(seq $1); do printf '%s\\n' 'id kim' 'password wrong' 'sign in'; done; }
      right() { printf '%s\\n' 'id kim' 'password canary' 'sign in'; }
      { wrong 4; right; echo 'sign out'; wrong 5; right; echo '@wait 29s'; right; echo '@wait 1s'; right; } |
        kiosk | \(Self.count)
      """)
    let refused = "notice: That ID and that password can't sign in."
    #expect(
      result
        == Child(
          output: """
            added kim
            4 \(refused)
            1 staff.signedIn: yes
            1 notice: Signed in as kim.
            1 notice: Signed out.
            7 \(refused)
            1 staff.signedIn: yes
            1 notice: Signed in as kim.

            """))
  }

  @Test
  func `a lock outlives the program, and the keeper of the accounts sees it`() async throws {
    let result = try await staff(
      """
      add kim canary; add lee canary
      try() { printf '%s\\n' "id $1" "password $2" 'sign in' quit | counterbell staff --headless | grep ^notice; }
      for _ in 1 2 3 4 5; do try kim wrong; done | uniq -c | sed 's/^ *//'
      staff list; staff list --json
      try kim canary; try nobody canary; try lee canary
      clock=2026-11-29T14:01; try kim canary; staff list; journal | grep locked
      """)
    let refused = "notice: That ID and that password can't sign in."
    #expect(
      result
        == Child(
          output: """
            added kim
            added lee
            5 \(refused)
            kim  made 2026-11-29 14:00  locked until 2026-11-29 14:00
            lee  made 2026-11-29 14:00
            {"accounts":[{"id":"kim","made":"2026-11-29T05:00:00Z","lockedUntil":"2026-11-29T05:00:30Z"},\
            {"id":"lee","made":"2026-11-29T05:00:00Z","lockedUntil":null}],
            "lockedTerminals":[]}
            \(refused)
            \(refused)
            notice: Signed in as lee.
            notice: Signed in as kim.
            kim  made 2026-11-29 14:00
            lee  made 2026-11-29 14:00
            2026-11-29 14:00 - - account-locked kim

            """))
  }
}

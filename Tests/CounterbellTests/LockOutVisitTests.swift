import TestSupport
import Testing

/// Accounts that are locked for a while, as somebody at the kiosk and the keeper of the accounts see it.
struct LockOutVisitTests {
  /// What a guest reads, once for each run of the same sentence, with how often.
  private static let count = "grep -E '^(notice|staff.signedIn: yes)' | uniq -c | sed 's/^ *//'"

  @Test
  func `five failures lock the account for half a minute, and no guest is told`() async throws {
    let result = try await staffScript(
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
    let result = try await staffScript(
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

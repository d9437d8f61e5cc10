import Domain
import Testing

struct LockOutTests {
  private static let start = 1_800_000_000

  /// Failures of so many tries, each made as soon as it is heard.
  private func failures(_ count: Int, _ rule: LockOut, from start: Int = start) -> Failures {
    var failures = Failures.none
    var now = start
    for _ in 0..<count {
      failures = rule.failed(failures, at: now)
      now = max(now, failures.lockedUntil)
    }
    return failures
  }

  @Test(arguments: [
    (0, 0), (1, 0), (4, 0), (5, 30), (6, 60), (7, 120), (8, 240), (9, 480), (10, 900), (11, 900),
    (1_000_000, 900),
  ])
  func `an account is locked by the fifth failure, each time for twice as long`(count: Int, seconds: Int) {
    #expect(LockOut.account.seconds(after: count) == seconds)
  }

  @Test(arguments: [(19, 0), (20, 30), (21, 60), (24, 480), (25, 900), (.max, 900)])
  func `a terminal is locked by the twentieth failure`(count: Int, seconds: Int) {
    #expect(LockOut.terminal.seconds(after: count) == seconds)
  }

  @Test(arguments: [
    (4, 0), (5, 30), (6, 30 + 60), (7, 30 + 60 + 120), (12, 30 + 60 + 120 + 240 + 480 + 3 * 900),
  ])
  func `whoever tries at the end of each lock waits for the sum of them`(count: Int, seconds: Int) {
    let failures = failures(count, .account)
    #expect(failures.count == count)
    #expect(max(failures.lockedUntil, Self.start) == Self.start + seconds)
  }

  @Test(arguments: [0, 1, 29])
  func `a try while locked is not counted and does not lengthen the lock`(later: Int) {
    let locked = failures(5, .account)
    #expect(locked.isLocked(at: Self.start + later))
    #expect(LockOut.account.failed(locked, at: Self.start + later) == locked)
  }

  @Test
  func `a lock ends at its second`() {
    let locked = failures(5, .account)
    #expect(!locked.isLocked(at: Self.start + 30))
    #expect(LockOut.account.failed(locked, at: Self.start + 30).count == 6)
  }

  @Test(arguments: [(3_599, 21), (3_600, 1), (1_000_000, 1)])
  func `a terminal forgets after an hour without a failure`(later: Int, count: Int) {
    let failures = failures(20, .terminal)
    #expect(LockOut.terminal.failed(failures, at: failures.last + later).count == count)
  }

  @Test
  func `an account never forgets by itself`() {
    let failures = failures(5, .account)
    #expect(LockOut.account.failed(failures, at: failures.last + 100_000_000).count == 6)
  }

  @Test(arguments: [(5, 30), (6, 60), (10, 900), (500, 900)], [1, 30, 900, 901, 86_400, 1_700_000_000])
  func `a clock that is put back locks for no longer than the lock itself`(rule: (Int, Int), back: Int) {
    let failures = failures(rule.0, .account)
    let now = failures.last - back
    let seen = LockOut.account.current(failures, at: now)
    #expect(seen.lockedUntil == now + rule.1)
    #expect(!LockOut.account.current(seen, at: now + rule.1).isLocked(at: now + rule.1))
  }

  @Test
  func `a terminal whose clock was put back forgets an hour later`() {
    let failures = failures(20, .terminal)
    let seen = LockOut.terminal.current(failures, at: failures.last - 86_400)
    #expect(LockOut.terminal.current(seen, at: failures.last - 86_400 + 3_600) == .none)
  }
}

/// The tries to sign in that failed, of an account or at a terminal.
package struct Failures: Hashable, Sendable {
  /// Those that count still.
  package var count: Int
  /// When the last one was, in seconds since 1970-01-01T00:00Z.
  package var last: Int
  /// The instant at which tries are heard again.
  package var lockedUntil: Int

  package static let none = Failures(count: 0, last: 0, lockedUntil: 0)

  package init(count: Int, last: Int, lockedUntil: Int) {
    self.count = count
    self.last = last
    self.lockedUntil = lockedUntil
  }

  package func isLocked(at now: Int) -> Bool { now < lockedUntil }
}

/// The rule by which failures to sign in lock an account or a terminal for a while.
///
/// Instants are seconds since 1970-01-01T00:00Z, as a clock shows them that may have been put back.
package struct LockOut: Hashable, Sendable {
  /// The failure that locks first; each one after it locks for twice as long.
  package let limit: Int
  /// After how many seconds without a failure all are forgotten; nil for never.
  package let memory: Int?

  /// Five in a row; a success clears them.
  package static let account = LockOut(limit: 5, memory: nil)
  /// Twenty, whoever was meant; a success clears none, so that nobody with an account can go on guessing others'.
  package static let terminal = LockOut(limit: 20, memory: 3_600)

  package static let shortest = 30
  package static let longest = 900

  package init(limit: Int, memory: Int?) {
    self.limit = limit
    self.memory = memory
  }

  /// For how many seconds the last of so many failures locks.
  package func seconds(after failures: Int) -> Int {
    guard failures >= limit else { return 0 }
    return min(Self.longest, Self.shortest << min(failures - limit, 5))
  }

  /// What is left of failures by now.
  ///
  /// Where the clock was put back a lock is shortened to its own length from now on.
  package func current(_ failures: Failures, at now: Int) -> Failures {
    if let memory, now >= failures.last, now - failures.last >= memory { return .none }
    var current = failures
    current.last = min(failures.last, now)
    current.lockedUntil = min(failures.lockedUntil, now + seconds(after: failures.count))
    return current
  }

  /// The failures with one more; tries while locked are none.
  package func failed(_ failures: Failures, at now: Int) -> Failures {
    var current = current(failures, at: now)
    if current.isLocked(at: now) { return current }
    current.count += 1
    current.last = now
    let seconds = seconds(after: current.count)
    current.lockedUntil = seconds == 0 ? 0 : now + seconds
    return current
  }
}

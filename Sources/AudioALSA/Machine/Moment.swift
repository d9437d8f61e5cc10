import Glibc

/// A point on the monotonic clock.
struct Moment: Comparable, Hashable, Sendable {
  let sinceBoot: Duration

  init(sinceBoot: Duration) { self.sinceBoot = sinceBoot }

  init(microseconds: Int64) { sinceBoot = .microseconds(microseconds) }

  /// The moment of the call.
  static var now: Moment {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(sinceBoot: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  /// Whole microseconds since the machine's start.
  var microseconds: Int64 { sinceBoot.microseconds }

  static func < (left: Moment, right: Moment) -> Bool { left.sinceBoot < right.sinceBoot }
  static func + (moment: Moment, wait: Duration) -> Moment { Moment(sinceBoot: moment.sinceBoot + wait) }
  static func - (later: Moment, earlier: Moment) -> Duration { later.sinceBoot - earlier.sinceBoot }
}

extension Duration {
  /// Whole microseconds, cut towards zero.
  var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }

  /// The time that this many frames last at a rate in frames a second.
  static func frames(_ count: Int, at rate: Int) -> Duration {
    .microseconds(Int64(count) * 1_000_000 / Int64(rate))
  }
}

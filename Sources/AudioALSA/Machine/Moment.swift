import Glibc

/// A point on the monotonic clock.
///
/// It holds a plain number, because the till's thread takes one for each sound and a `Duration` is 128 bits wide.
struct Moment: Comparable, Hashable, Sendable {
  /// Whole microseconds since the clock's start.
  let microseconds: Int64

  /// The moment of the call.
  static var now: Moment {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
  }

  static func < (left: Moment, right: Moment) -> Bool { left.microseconds < right.microseconds }

  static func + (moment: Moment, wait: Duration) -> Moment {
    Moment(microseconds: moment.microseconds + wait.microseconds)
  }

  static func - (later: Moment, earlier: Moment) -> Duration {
    .microseconds(later.microseconds - earlier.microseconds)
  }
}

extension Duration {
  /// Whole microseconds, cut towards zero.
  var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }

  /// Whole milliseconds, cut towards zero.
  var milliseconds: Int64 { microseconds / 1_000 }

  /// The time that this many frames last at a rate in frames a second.
  static func frames(_ count: Int, at rate: Int) -> Duration {
    .microseconds(Int64(count) * 1_000_000 / Int64(rate))
  }
}

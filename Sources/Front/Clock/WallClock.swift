import Domain
import Glibc

/// What a clock on the wall shows: seconds since it showed the midnight before 1970-01-01.
struct WallTime: Equatable {
  private static let dayLength = 86_400

  let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
  }

  /// A time of day in seconds after midnight.
  init(_ day: Day, _ timeOfDay: Int) {
    seconds = day.number * Self.dayLength + timeOfDay
  }

  /// The day that has begun last when each begins at this time of day; the nearest in the calendar's range.
  func day(beginningAt timeOfDay: Int) -> Day {
    let (days, rest) = (seconds - timeOfDay).quotientAndRemainder(dividingBy: Self.dayLength)
    return Day(saved: Int64(rest < 0 ? days - 1 : days))
  }
}

extension WallTime {
  /// `2026-11-29 14:00`.
  var text: String {
    let day = day(beginningAt: 0)
    let minutes = (seconds - WallTime(day, 0).seconds) / 60
    return "\(day) \(Self.twoDigits(minutes / 60)):\(Self.twoDigits(minutes % 60))"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The clock on the shop's wall, by the rules of its time zone.
protocol WallClock {
  /// How many seconds the clock is ahead of UTC at an instant, in seconds since 1970-01-01T00:00Z.
  func offset(at instant: Int) -> Int
}

extension WallClock {
  /// What the clock shows at an instant.
  func time(at instant: Int) -> WallTime { WallTime(seconds: instant + offset(at: instant)) }

  /// The first instant at which the clock shows this; nil where the zone skips it.
  func first(_ time: WallTime) -> Int? {
    offsets(around: time).map { time.seconds - $0 }.sorted().first { self.time(at: $0) == time }
  }

  /// The instant that ``first(_:)`` finds, or would find had the zone not just skipped it.
  func nearest(_ time: WallTime) -> Int { first(time) ?? time.seconds - offsets(around: time)[0] }

  /// The clock's offset before and behind every instant at which it may show a time: no zone was ever 16 hours away
  /// from UTC.
  private func offsets(around time: WallTime) -> [Int] {
    [-16, 16].map { offset(at: time.seconds + $0 * 3_600) }
  }
}

/// The time zone that `TZ` names, or else the system's own.
struct SystemWallClock: WallClock {
  func offset(at instant: Int) -> Int {
    var seconds = time_t(instant)
    var parts = unsafe tm()
    return unsafe localtime_r(&seconds, &parts).map { unsafe $0.pointee.tm_gmtoff } ?? 0
  }
}

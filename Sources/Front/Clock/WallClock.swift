import Domain
import Glibc

/// What a clock on the wall shows: a day and the seconds since its midnight.
struct WallTime: Equatable {
  let day: Day
  let second: Int
}

/// The clock on the shop's wall, by the rules of its time zone.
protocol WallClock {
  /// What the clock shows at an instant, in seconds since 1970-01-01T00:00Z.
  func time(at instant: Int) -> WallTime?
  /// The first instant at which the clock shows this; where the zone skips it, one close by.
  func first(_ time: WallTime) -> Int?
}

/// The time zone that `TZ` names, or else the system's own.
struct SystemWallClock: WallClock {
  func time(at instant: Int) -> WallTime? {
    var seconds = time_t(instant)
    var parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
    let second = unsafe Int(parts.tm_hour) * 3_600 + Int(parts.tm_min) * 60 + Int(parts.tm_sec)
    let day = unsafe Day(
      year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return day.map { WallTime(day: $0, second: second) }
  }

  func first(_ time: WallTime) -> Int? {
    // Where the zone shows a time twice, daylight saving is the first of the two.
    [1, 0].compactMap { instant(of: time, isDaylightSaving: $0) }.first { self.time(at: $0) == time }
      ?? instant(of: time, isDaylightSaving: -1)
  }

  private func instant(of time: WallTime, isDaylightSaving: Int32) -> Int? {
    var parts = unsafe tm(
      tm_sec: Int32(time.second % 60), tm_min: Int32(time.second / 60 % 60),
      tm_hour: Int32(time.second / 3_600), tm_mday: Int32(time.day.dayOfMonth),
      tm_mon: Int32(time.day.month.month - 1), tm_year: Int32(time.day.month.year - 1_900), tm_wday: 0,
      tm_yday: 0, tm_isdst: isDaylightSaving, tm_gmtoff: 0, tm_zone: nil)
    let instant = unsafe mktime(&parts)
    return instant == -1 ? nil : Int(instant)
  }
}

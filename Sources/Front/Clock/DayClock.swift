package import Domain
import Glibc

/// Says which day it is in the shop, where a day may begin later than at midnight.
package struct DayClock {
  /// When a day begins unless something else is asked for: a late guest's evening ends before.
  package static let usualStart = 4 * 3_600

  /// The instant at which the clock stands, in seconds since 1970-01-01T00:00Z; nil for the machine's clock.
  package var now: Int?
  /// When a day begins, in seconds after midnight, below 86,400.
  package var dayStart = usualStart
  let wall: any WallClock

  package init() {
    self.init(wall: SystemWallClock())
  }

  init(wall: any WallClock) {
    self.wall = wall
  }

  /// The day that has begun last.
  package func today() -> Day {
    let instant = now ?? Glibc.time(nil)
    guard let shown = wall.time(at: instant) else { return .first }
    return hasBegun(shown, at: instant) ? shown.day : shown.day.advanced(by: -1) ?? shown.day
  }

  /// Whether the day that the wall clock shows has begun: where the zone repeats an hour, a day that has begun goes on.
  private func hasBegun(_ shown: WallTime, at instant: Int) -> Bool {
    if shown.second >= dayStart { return true }
    let start = WallTime(day: shown.day, second: dayStart)
    guard let first = wall.first(start), wall.time(at: first) == start else { return false }
    return first <= instant
  }
}

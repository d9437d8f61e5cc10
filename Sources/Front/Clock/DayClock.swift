package import Domain
import Glibc

/// Says which day it is in the shop, where a day may begin later than at midnight.
///
/// A day that has begun is never left for the one before: where the zone puts its clock back, the day goes on.
package struct DayClock {
  /// The instant at which the clock stands, in seconds since 1970-01-01T00:00Z; nil for the machine's clock.
  package var now: Int?
  /// When a day begins, in seconds after midnight, below 86,400.
  package var dayStart = TimeOfDay.usualDayStart.seconds
  let wall: any WallClock

  package init() {
    self.init(wall: SystemWallClock())
  }

  init(wall: any WallClock) {
    self.wall = wall
  }

  /// The instant that the clock shows, or some seconds `later`, and the day that has begun last by then.
  package func moment(later: Int = 0) -> Moment {
    let instant = (now ?? Glibc.time(nil)) + later
    return Moment(day: day(at: instant), instant: instant)
  }

  /// The day that has begun last.
  package func today() -> Day { moment().day }

  private func day(at instant: Int) -> Day {
    let shown = wall.time(at: instant).day(beginningAt: dayStart)
    // A clock that was put back may have shown the next day's start already.
    guard let next = shown.advanced(by: 1), let start = wall.first(WallTime(next, dayStart)), start <= instant
    else { return shown }
    return next
  }
}

import Domain
import Glibc
import TestSupport
import Testing

@testable import Front

private let dayLength = 86_400

extension DayClock {
  fileprivate func today(at instant: Int) -> Day {
    var clock = self
    clock.now = instant
    return clock.today()
  }
}

@Suite struct `A shop's day` {
  @Test(arguments: [0, 1, 4 * 3_600, 12 * 3_600, dayLength - 60])
  func `lasts from one start to the next`(dayStart: Int) {
    var clock = DayClock(wall: SteppedWall(-5 * 3_600))
    clock.dayStart = dayStart
    for number in [-20_000, -1, 0, 1, 20_000] {
      let start = number * dayLength + dayStart + 5 * 3_600
      #expect(clock.today(at: start - 1).number == number - 1)
      #expect(clock.today(at: start).number == number)
      #expect(clock.today(at: start + dayLength - 1).number == number)
    }
  }

  @Test func `begins at four unless something else is asked for`() {
    let clock = DayClock(wall: SteppedWall(0))
    #expect(clock.today(at: 4 * 3_600 - 1).number == -1)
    #expect(clock.today(at: 4 * 3_600).number == 0)
  }

  @Test func `is the machine's where no instant is set`() {
    var clock = DayClock(wall: SteppedWall(0))
    clock.dayStart = 0
    let before = Glibc.time(nil) / dayLength
    let today = clock.today().number
    #expect(before...Glibc.time(nil) / dayLength ~= today)
    #expect(abs(DayClock().today().number - today) <= 2)
  }

  @Test(arguments: [Int.min / 2, Int.max / 2])
  func `stays in the calendar`(instant: Int) {
    let day = DayClock(wall: SteppedWall(0)).today(at: instant)
    #expect(day == (instant < 0 ? .first : Day(year: 9_999, month: 12, day: 31)))
  }

  /// A zone that is put on or back every few days, by up to a day.
  private func wall(_ random: inout SeededRandom, length: Int) -> SteppedWall {
    var instant = 0
    let steps = (0..<length / 4).map { _ in
      instant += .random(in: 3 * 96...5 * 96, using: &random) * 900
      return (instant, Int.random(in: -48...56, using: &random) * 900)
    }
    return SteppedWall(.random(in: -48...56, using: &random) * 900, steps)
  }

  @Test(arguments: 1...20)
  func `is the latest that the clock on the wall has begun, in any zone`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let days = 40
    let wall = wall(&random, length: days)
    var clock = DayClock(wall: wall)
    clock.dayStart = .random(in: 0..<96, using: &random) * 900
    var latest = Int.min
    for instant in stride(from: -2 * dayLength, to: days * dayLength, by: 900) {
      // Far from 0, where a division rounds down.
      let shown = instant + wall.offset(at: instant) - clock.dayStart + 1_000 * dayLength
      latest = max(latest, shown / dayLength - 1_000)
      try #require(clock.today(at: instant).number == latest, "\(wall) \(clock.dayStart) \(instant)")
    }
  }
}

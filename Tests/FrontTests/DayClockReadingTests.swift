import Domain
import Testing

@testable import Front

/// 2026-11-29T00:00Z.
private let midnight = 1_795_910_400

@Suite struct `A clock's instant` {
  private let seoul = DayClock(wall: SteppedWall(9 * 3_600))

  @Test(arguments: [
    ("2026-11-29T14:00Z", 14 * 3_600), ("2026-11-29T14:00:30Z", 14 * 3_600 + 30),
    ("2026-11-29T14:00+09:00", 5 * 3_600),
    ("2026-11-29T14:00+0900", 5 * 3_600), ("2026-11-29T14:00-0500", 19 * 3_600),
    ("2026-11-29T00:00-00:30", 1_800),
    ("2026-11-29T00:00:00+00:00", 0), ("2026-11-29T14:00:59+05:45", 8 * 3_600 + 15 * 60 + 59),
    ("2026-11-29T14:00", 5 * 3_600), ("2026-11-29T14:00:30", 5 * 3_600 + 30), ("2026-11-29", 3 * 3_600),
    ("2026-11-29T23:59:59", 14 * 3_600 + 3_599), ("2026-11-29T00:00", -9 * 3_600),
  ])
  func `is read in its zone or in local time`(text: String, seconds: Int) {
    #expect(seoul.instant(text) == midnight + seconds)
  }

  @Test(arguments: [
    ("1970-01-01T00:00Z", 0), ("1969-12-31T23:59:59Z", -1), ("1970-01-01T08:59:59", -1),
    ("0001-01-01T00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func `may be long before or after 1970`(text: String, instant: Int) {
    #expect(seoul.instant(text) == instant)
  }

  @Test(arguments: [
    "", "T", "now", "2026-11-29T", "T14:00", "2026-11-29 14:00", "2026-11-29t14:00", "2026-11-29T14",
    "2026-11-29T14:0",
    "2026-11-29T4:00", "2026-11-29T24:00", "2026-11-29T14:60", "2026-11-29T14:00:60", "2026-11-29T14:00:00.5",
    "2026-11-29T14:00:", "2026-11-29T:14:00", "2026-11-29T14:00:00:00", "2026-11-29T14:00z",
    "2026-11-29T14:00ZZ",
    "2026-11-29T14:00 Z", "2026-11-29T14:00+", "2026-11-29T14:00+09", "2026-11-29T14:00+9:00",
    "2026-11-29T14:00+090",
    "2026-11-29T14:00+0:900", "2026-11-29T14:00+09:0", "2026-11-29T14:00+24:00", "2026-11-29T14:00+09:60",
    "2026-11-29T14:00+09:00Z", "2026-11-29T14:00+09:00:00", "2026-11-29T14:00--0900", "2026-11-29Z",
    "2026-11-29+09:00",
    "2026-11-29T14:00T15:00", " 2026-11-29T14:00", "2026-11-29T14:00 ", "2026-11-9", "2026-1-29T14:00",
    "2026-02-29",
    "2026-02-29T14:00", "2026-11-29T1４:00", "2026-11-29T14:００", "2026-11-29T14:00+0９:00", "2026-11-29T-1:00",
    "2026-11-29T14:00\u{301}", "2026-11-29T14:00+\u{301}09:00", "10000-01-01", "0000-01-01",
  ])
  func `is not read from anything else`(text: String) {
    #expect(seoul.instant(text) == nil)
  }

  @Test func `is the first of two where the clock is put back`() {
    let clock = DayClock(wall: SteppedWall(3_600, (midnight, 0)))
    #expect(clock.instant("2026-11-29T00:00") == midnight - 3_600)
    #expect(clock.instant("2026-11-29T00:59:59") == midnight - 1)
    #expect(clock.instant("2026-11-29T01:00") == midnight + 3_600)
  }

  @Test func `is as long behind a gap's start as the text says where the clock is put on`() {
    let clock = DayClock(wall: SteppedWall(0, (midnight, 3_600)))
    #expect(clock.instant("2026-11-28T23:59:59") == midnight - 1)
    #expect(clock.instant("2026-11-29T00:30") == midnight + 1_800)
    #expect(clock.instant("2026-11-29T01:00") == midnight)
  }
}

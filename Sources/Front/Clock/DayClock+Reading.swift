import Domain

extension DayClock {
  /// Reads an instant: `2026-11-29T14:00` or with seconds, in local time or with `Z`, `+09:00` or `+0900` behind it; a
  /// day alone means its noon.
  ///
  /// A local time that the zone shows twice is the first of the two; one that it skips is as long after the gap's
  /// start.
  package func instant(_ text: String) -> Int? {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].utf8.count == 10, let day = Day(iso: parts[0]) else { return nil }
    guard parts.count == 2 else { return wall.nearest(WallTime(day, 12 * 3_600)) }
    let end = parts[1].firstIndex { !Self.clockSigns.contains($0) } ?? parts[1].endIndex
    guard let timeOfDay = TimeOfDay(parts[1][..<end], hourDigits: 2...2, pieces: 2...3) else { return nil }
    let time = WallTime(day, timeOfDay.seconds)
    let zone = parts[1][end...]
    return zone.isEmpty ? wall.nearest(time) : Self.offset(zone).map { time.seconds - $0 }
  }

  private static let clockSigns = "0123456789:"

  /// How many seconds a zone is ahead of UTC.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst()
    let time = digits.utf8.count == 4 ? "\(digits.prefix(2)):\(digits.dropFirst(2))" : String(digits)
    return TimeOfDay(time, hourDigits: 2...2).map { sign == "-" ? -$0.seconds : $0.seconds }
  }
}

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
    guard let timeOfDay = Self.seconds(parts[1][..<end], hourDigits: 2...2, pieces: 2...3) else { return nil }
    let time = WallTime(day, timeOfDay)
    let zone = parts[1][end...]
    return zone.isEmpty ? wall.nearest(time) : Self.offset(zone).map { time.seconds - $0 }
  }

  /// Reads a time of day, `04:00` or `4:00`, as seconds after midnight.
  package static func timeOfDay(_ text: some StringProtocol) -> Int? {
    seconds(text, hourDigits: 1...2, pieces: 2...2)
  }

  private static let clockSigns = "0123456789:"

  /// How many seconds a zone is ahead of UTC.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst()
    let time = digits.utf8.count == 4 ? "\(digits.prefix(2)):\(digits.dropFirst(2))" : String(digits)
    return seconds(time, hourDigits: 2...2, pieces: 2...2).map { sign == "-" ? -$0 : $0 }
  }

  /// Reads hours, minutes and perhaps seconds with colons between them.
  private static func seconds(
    _ text: some StringProtocol, hourDigits: ClosedRange<Int>, pieces: ClosedRange<Int>
  ) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces ~= parts.count, var seconds = number(parts[0], hourDigits, below: 24) else { return nil }
    for part in parts.dropFirst() {
      guard let number = number(part, 2...2, below: 60) else { return nil }
      seconds = seconds * 60 + number
    }
    return parts.count == 2 ? seconds * 60 : seconds
  }

  private static func number(
    _ text: some StringProtocol, _ digits: ClosedRange<Int>, below limit: Int
  ) -> Int? {
    guard digits ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(text),
      number < limit
    else { return nil }
    return number
  }
}

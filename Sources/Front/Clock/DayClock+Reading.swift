import Domain

extension DayClock {
  /// Reads an instant: `2026-11-29T14:00` or with seconds, in local time or with `Z`, `+09:00` or `+0900` behind it; a
  /// day alone means its noon.
  package func instant(_ text: String) -> Int? {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let day = Day(iso: parts[0]) else { return nil }
    guard parts.count == 2 else { return wall.first(WallTime(day: day, second: 12 * 3_600)) }
    let clockEnd = parts[1].firstIndex { !($0.isASCII && $0.isNumber) && $0 != ":" } ?? parts[1].endIndex
    guard let second = Self.timeOfDay(parts[1][..<clockEnd]) else { return nil }
    let zone = parts[1][clockEnd...]
    if zone.isEmpty { return wall.first(WallTime(day: day, second: second)) }
    return Self.offset(zone).map { day.number * 86_400 + second - $0 }
  }

  /// Reads a time of day, `04:00`, `4:00` or `04:00:30`, as seconds after midnight.
  package static func timeOfDay(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, let hour = number(parts[0], 1...2, below: 24) else { return nil }
    var second = hour * 3_600
    for (part, unit) in zip(parts.dropFirst(), [60, 1]) {
      guard let number = number(part, 2...2, below: 60) else { return nil }
      second += number * unit
    }
    return second
  }

  /// How many seconds a zone is ahead of UTC.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().replacing(":", with: "", maxReplacements: 1)
    guard digits.utf8.count == 4, text.utf8.count == 5 || text.dropFirst(3).first == ":",
      let hours = number(digits.prefix(2), 2...2, below: 24),
      let minutes = number(digits.suffix(2), 2...2, below: 60)
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  private static func number(_ text: some StringProtocol, _ lengths: ClosedRange<Int>, below limit: Int) -> Int?
  {
    guard lengths ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(text),
      number < limit
    else { return nil }
    return number
  }
}

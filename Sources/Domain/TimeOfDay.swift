/// A time on a shop's clock, such as the one at which its day begins.
package struct TimeOfDay: Hashable, Sendable {
  /// Seconds after midnight, 0 to 86,399.
  package let seconds: Int

  /// When a day begins unless a shop sets something else: a late guest's evening ends before.
  package static let usualDayStart = TimeOfDay(unchecked: 4 * 3_600)

  private init(unchecked seconds: Int) {
    self.seconds = seconds
  }

  /// Reads `04:00` or `4:00`; `hourDigits` and `pieces` can ask for two digits of the hour, and for seconds.
  package init?(
    _ text: some StringProtocol, hourDigits: ClosedRange<Int> = 1...2, pieces: ClosedRange<Int> = 2...2
  ) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces ~= parts.count, var seconds = Self.number(parts[0], hourDigits, below: 24) else { return nil }
    for part in parts.dropFirst() {
      guard let number = Self.number(part, 2...2, below: 60) else { return nil }
      seconds = seconds * 60 + number
    }
    self.init(unchecked: parts.count == 2 ? seconds * 60 : seconds)
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

extension TimeOfDay: CustomStringConvertible {
  /// Hours and minutes in two digits each: `04:00`.
  package var description: String {
    [seconds / 3_600, seconds / 60 % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

import Domain

extension Day {
  /// Reads a day as lists have it: `2026-11-29`, `2026/11/29`, `2026.11.29` or `2026. 11. 29.`, also with a time behind
  /// it. Nothing is guessed: where the year does not come first it is no day.
  init?(cell text: Span<UInt8>) {
    var index = 0
    guard let year = Self.number(text, &index, digits: 4...4), index < text.count else { return nil }
    let sign = text[index]
    guard [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ".")].contains(sign) else { return nil }
    Self.pass(sign, text, &index)
    guard let month = Self.number(text, &index, digits: 1...2), index < text.count, text[index] == sign else {
      return nil
    }
    Self.pass(sign, text, &index)
    guard let day = Self.number(text, &index, digits: 1...2) else { return nil }
    if sign == UInt8(ascii: "."), index < text.count, text[index] == sign { index += 1 }
    guard index == text.count || Self.isTime(text.extracting(index...)) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func number(_ text: Span<UInt8>, _ index: inout Int, digits: ClosedRange<Int>) -> Int? {
    let start = index
    var number = 0
    while index < text.count, index - start < digits.upperBound, 0x30...0x39 ~= text[index] {
      number = number * 10 + Int(text[index] - 0x30)
      index += 1
    }
    return digits.contains(index - start) ? number : nil
  }

  /// Passes over a sign, and over the spaces that follow a point.
  private static func pass(_ sign: UInt8, _ text: Span<UInt8>, _ index: inout Int) {
    index += 1
    while sign == UInt8(ascii: "."), index < text.count, text[index] == .space { index += 1 }
  }

  /// Whether it looks like ` 15:04`, `T15:04:05.678+09:00` or ` 3:04 PM`.
  private static func isTime(_ text: Span<UInt8>) -> Bool {
    guard text[0] == .space || text[0] == UInt8(ascii: "T") else { return false }
    var colons = 0
    for index in 1..<text.count {
      switch text[index] {
      case 0x30...0x39, .space, 0x2B, 0x2D, 0x2E, 0x41, 0x4D, 0x50, 0x5A, 0x61, 0x6D, 0x70: break
      case UInt8(ascii: ":"): colons += 1
      default: return false
      }
    }
    return colons > 0
  }
}

extension PlainAmountStyle {
  /// Reads an amount that isn't plain digits from end to end, or says what is wrong with it.
  func readCarefully(_ text: Span<UInt8>) -> Reading<Money> {
    var start = 0
    var end = text.count
    while start < end, Self.isSpace(text[start]) { start += 1 }
    while start < end, Self.isSpace(text[end - 1]) { end -= 1 }
    let isNegative = start < end && text[start] == 0x2D
    if isNegative { start += 1 }
    let scaled = digits(of: text, in: start..<end)?.scaled(to: currency.digits) ?? .notANumber
    switch scaled {
    case .notANumber: return .refused(.notAnAmount(String(guestText: text)))
    case _ where isNegative: return .refused(.negative)
    case .tooLarge: return .refused(.tooLarge)
    case .tooManyDecimals: return .refused(.tooManyDecimals(String(guestText: text), currency))
    case .value(let minor): return .value(Money(minor: minor, currency: currency))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func digits(of text: Span<UInt8>, in range: Range<Int>) -> DecimalDigits? {
    var digits = DecimalDigits()
    for index in range {
      let digit = text[index] &- 0x30
      if digit < 10 {
        digits.take(digit)
      } else if text[index] != 0x2E || !digits.takeDecimalSign() {
        return nil
      }
    }
    return digits
  }
}

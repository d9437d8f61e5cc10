extension Percent {
  /// Hundredths are read as the minor units of a currency with two digits are.
  private static let style = PlainAmountStyle(currency: Currency(code: "%", digits: digits))

  /// Reads the bare number before the sign: ASCII digits and a point, at most two of them behind it.
  package static func read(bare text: Span<UInt8>) -> Reading<Percent> {
    switch style.read(text) {
    case .value(let money): .value(Percent(hundredths: money.minor))
    case .refused(.negative): .refused(.negative)
    case .refused(.tooLarge): .refused(.tooLarge)
    case .refused: .refused(.notAPercent(String(guestText: text)))
    }
  }
}

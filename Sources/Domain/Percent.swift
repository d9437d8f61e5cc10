/// A percentage in exact hundredths of a percent: 12.5 % is 1250.
package struct Percent: Hashable, Sendable {
  /// How many decimals a percentage can have.
  package static let digits = 2

  /// Hundredths of a percent, never negative.
  package let hundredths: Int64

  package init(hundredths: Int64) {
    self.hundredths = hundredths
  }

  /// How many hundredths of a percent make the whole.
  private static let whole: Int64 = 10_000

  /// This part of an amount of at least 0, rounded half away from zero to the minor unit; nil on overflow.
  package func of(_ money: Money) -> Money? {
    let (product, overflow) = money.minor.multipliedReportingOverflow(by: hundredths)
    if !overflow, product <= Int64.max - Self.whole / 2 {
      return Money(minor: (product + Self.whole / 2) / Self.whole, currency: money.currency)
    }
    let wide = Int128(money.minor) * Int128(hundredths)
    guard let minor = Int64(exactly: (wide + Int128(Self.whole / 2)) / Int128(Self.whole)) else { return nil }
    return Money(minor: minor, currency: money.currency)
  }
}

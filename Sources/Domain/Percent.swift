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
  private static let parts: Int64 = 10_000
  /// 100 %.
  package static let whole = Percent(hundredths: parts)

  /// This part of an amount of at least 0, rounded half away from zero to the minor unit; nil on overflow.
  package func of(_ money: Money) -> Money? {
    let (product, overflow) = money.minor.multipliedReportingOverflow(by: hundredths)
    if !overflow, product <= Int64.max - Self.parts / 2 {
      return Money(minor: (product + Self.parts / 2) / Self.parts, currency: money.currency)
    }
    let wide = Int128(money.minor) * Int128(hundredths)
    guard let minor = Int64(exactly: (wide + Int128(Self.parts / 2)) / Int128(Self.parts)) else { return nil }
    return Money(minor: minor, currency: money.currency)
  }

  /// The part of an amount of at least 0 that this, added to the rest, has made: 10 % contained in 11 is 1. It is
  /// rounded half away from zero to the minor unit.
  package func contained(in money: Money) -> Money {
    let whole = Int128(Self.parts) + Int128(hundredths)
    let (minor, rest) = (Int128(money.minor) * Int128(hundredths)).quotientAndRemainder(dividingBy: whole)
    return Money(minor: Int64(rest >= whole - rest ? minor + 1 : minor), currency: money.currency)
  }
}

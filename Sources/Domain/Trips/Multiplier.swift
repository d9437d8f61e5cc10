/// An exact decimal that multiplies a fare.
package struct Multiplier: Hashable, Sendable {
  /// The decimal digits behind the point that can be kept.
  package static let digits = 6
  /// What ``millionths`` can be: 0.000001 to 1,000.
  package static let range: ClosedRange<Int64> = 1...1_000_000_000

  /// Millionths: 1.5 is 1,500,000.
  package let millionths: Int64

  package static let one = Multiplier(unchecked: 1_000_000)

  /// Nil outside ``range``.
  package init?(millionths: Int64) {
    guard Self.range.contains(millionths) else { return nil }
    self.init(unchecked: millionths)
  }

  /// For a number that was saved.
  package init(saved millionths: Int64) {
    self.init(unchecked: min(max(millionths, Self.range.lowerBound), Self.range.upperBound))
  }

  /// For a number that is known to be in range.
  init(unchecked millionths: Int64) {
    self.millionths = millionths
  }
}

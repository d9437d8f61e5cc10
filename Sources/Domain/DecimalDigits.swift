/// The digits of a decimal number, taken one by one and kept exactly.
package struct DecimalDigits {
  private var value: Int64 = 0
  private var overflowed = false
  private var isEmpty = true
  private var decimals: Int?

  package init() {}

  /// Whether the decimal sign has been taken.
  package var hasDecimalSign: Bool { decimals != nil }

  /// Takes the next digit, 0 to 9.
  package mutating func take(_ digit: UInt8) {
    isEmpty = false
    if let decimals { self.decimals = decimals + 1 }
    let (product, tooBig) = value.multipliedReportingOverflow(by: 10)
    let (sum, tooBigAfterAll) = product.addingReportingOverflow(Int64(digit))
    overflowed = overflowed || tooBig || tooBigAfterAll
    value = overflowed ? 0 : sum
  }

  /// Takes the decimal sign; false when there was one before.
  package mutating func takeDecimalSign() -> Bool {
    guard decimals == nil else { return false }
    decimals = 0
    return true
  }

  /// The number as a whole count of units, of which 10 to the power of `places` make one.
  package func scaled(to places: Int) -> ScaledDecimal {
    guard !isEmpty else { return .notANumber }
    let missing = places - (decimals ?? 0)
    guard missing >= 0 else { return .tooManyDecimals }
    var scaled = value
    var overflowed = overflowed
    for _ in 0..<missing {
      let (product, tooBig) = scaled.multipliedReportingOverflow(by: 10)
      overflowed = overflowed || tooBig
      scaled = product
    }
    return overflowed ? .tooLarge : .value(scaled)
  }
}

/// A decimal number as a whole count of small units, or why it is none.
package enum ScaledDecimal: Hashable, Sendable {
  case value(Int64)
  case notANumber
  case tooManyDecimals
  case tooLarge
}

/// How amounts of one currency are written and read between programs: ASCII digits and a point, in no locale.
package struct PlainAmountStyle: Hashable, Sendable {
  package let currency: Currency

  package init(currency: Currency) {
    self.currency = currency
  }

  /// Reads a bare amount; spaces and tabs around it are allowed, and either side of the point may be empty.
  package func read(_ text: Span<UInt8>) -> Reading<Money> {
    if let minor = minorUnits(bareDigits: text) { return .value(Money(minor: minor, currency: currency)) }
    return readCarefully(text)
  }

  /// The minor units of up to 18 ASCII digits with at most one decimal sign and nothing else; nil sends the
  /// caller to its careful reading, and doesn't mean that the text is no amount.
  package func minorUnits(bareDigits text: Span<UInt8>, decimalSign: UInt8? = 0x2E) -> Int64? {
    guard text.count <= 18 else { return nil }
    var sum: Int64 = 0
    var signIndex: Int?
    for index in text.indices {
      let digit = text[index] &- 0x30
      if digit < 10 {
        sum = sum &* 10 &+ Int64(digit)
      } else if signIndex == nil, text[index] == decimalSign {
        signIndex = index
      } else {
        return nil
      }
    }
    return scaled(sum, digits: text.count, signIndex: signIndex)
  }

  private func scaled(_ sum: Int64, digits count: Int, signIndex: Int?) -> Int64? {
    guard let signIndex else {
      let (minor, overflow) = sum.multipliedReportingOverflow(by: currency.unitsPerWhole)
      return overflow || count == 0 ? nil : minor
    }
    guard count > 1 else { return nil }
    var minor = sum
    var decimals = count - signIndex - 1
    guard decimals <= currency.digits else { return nil }
    while decimals < currency.digits {
      let (product, overflow) = minor.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      minor = product
      decimals += 1
    }
    return minor
  }
}

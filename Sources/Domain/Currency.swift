/// A currency: its ISO 4217 code and how many decimal digits its minor unit has.
package struct Currency: Hashable, Sendable {
  /// The ISO 4217 code, three capital letters.
  package let code: String
  /// The decimal digits of the minor unit, 0 (JPY) to 4 (CLF).
  package let digits: Int

  package init(code: String, digits: Int) {
    self.code = code
    self.digits = digits
  }

  package static let usd = Currency(code: "USD", digits: 2)

  /// How many minor units make one whole unit: 10 to the power of `digits`.
  package var unitsPerWhole: Int64 {
    switch digits {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    default: 10_000
    }
  }
}

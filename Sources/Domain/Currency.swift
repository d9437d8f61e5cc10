/// A currency: its ISO 4217 code and how many decimal digits its minor unit has.
package struct Currency: Hashable, Sendable {
  /// The letters of the code, the last one in the lowest byte: a number, so that copying an amount counts no
  /// references.
  let letters: UInt32
  /// The decimal digits of the minor unit, 0 (JPY) to 4 (CLF).
  package let digits: Int

  /// A currency with a code of at most four ASCII letters.
  package init(code: String, digits: Int) {
    letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    self.digits = digits
  }

  package static let usd = Currency(code: "USD", digits: 2)

  /// The ISO 4217 code, three capital letters.
  package var code: String {
    var code = ""
    for shift in [24, 16, 8, 0] where letters >> shift > 0 {
      code.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: letters >> shift)))
    }
    return code
  }

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

extension Currency: CustomStringConvertible {
  package var description: String { code }
}

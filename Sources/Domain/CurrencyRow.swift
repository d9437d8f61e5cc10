/// What CLDR says of some currencies, the same of each.
struct CurrencyRow {
  /// The decimal digits of the minor unit.
  let digits: Int
  /// The decimal digits that amounts of cash have; no more than `digits`.
  let cashDigits: Int
  /// The step of cash amounts, in units of the last digit of cash: 5 where coins of 0.05 are the smallest.
  let cashRounding: Int64
  /// The codes in capital letters, with white space between them.
  let codes: String
}

extension CurrencyRow {
  /// The smallest amount of cash, in minor units.
  var cashStep: Int64 {
    (cashDigits..<digits).reduce(cashRounding) { step, _ in step * 10 }
  }

  /// Whether a code is in the row, given as its letters in one number; only capital letters can be.
  func contains(_ letters: UInt32) -> Bool {
    let bytes = codes.utf8.span
    var last: UInt32 = 0
    for index in bytes.indices {
      last = last << 8 & 0xFF_FFFF | UInt32(bytes[index])
      if last == letters { return true }
    }
    return false
  }
}

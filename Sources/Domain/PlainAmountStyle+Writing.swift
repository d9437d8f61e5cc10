extension PlainAmountStyle {
  /// Appends an amount of at least 0 minor units as bare digits with every decimal of the currency: `15.02`.
  package func append(_ minor: Int64, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: 22) { output in
      let places = currency.digits
      let digits = DigitRun(minor.magnitude, atLeast: places + 1)
      if minor < 0 { output.append(0x2D) }
      for index in digits.start..<DigitRun.capacity {
        if index == DigitRun.capacity - places { output.append(0x2E) }
        output.append(0x30 &+ digits.values[index])
      }
    }
  }
}

/// The decimal digits of a whole number, at the end of a row of fixed size.
package struct DigitRun {
  /// The most digits of a 64-bit number.
  package static var capacity: Int { 20 }

  /// Digits as values 0 to 9; those before ``start`` are 0.
  package private(set) var values = InlineArray<20, UInt8>(repeating: 0)
  /// The index of the first digit that counts.
  package let start: Int

  /// The digits of `number`, with zeros in front when they are fewer than `least`, 1 to 20.
  package init(_ number: UInt64, atLeast least: Int = 1) {
    var rest = number
    var index = Self.capacity
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      index -= 1
      values[index] = UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
    start = min(index, Self.capacity - least)
  }
}

/// The decimal digits of a whole number, at the end of a row of fixed size.
package struct DigitRun {
  /// The most digits that a number has.
  package static var longest: Int { 20 }

  /// The digits as values 0 to 9; those before ``start`` are 0.
  package private(set) var values = InlineArray<20, UInt8>(repeating: 0)
  /// The index of the first digit that counts.
  package let start: Int

  /// The digits of `number`, with zeros in front when they are fewer than `least`, 1 to 20.
  package init(_ number: UInt64, atLeast least: Int) {
    var rest = number
    var index = values.count
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      index -= 1
      values[index] = UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
    start = min(index, values.count - least)
  }

  /// Whether there are only zeros from `index` to the end.
  package func isZero(from index: Int) -> Bool {
    for index in index..<values.count where values[index] != 0 { return false }
    return true
  }
}

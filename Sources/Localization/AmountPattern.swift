/// How one locale spells the amounts of one currency, as a sample text of ICU shows it.
struct AmountPattern: Equatable, Sendable {
  /// What stands before and behind the number: currency sign, spaces, marks of direction.
  var prefix = ""
  var suffix = ""
  var decimalSign = "."
  /// Empty where digits aren't grouped.
  var groupingSign = ","
  var groups = DigitGroups()
  /// The digit zero; the other nine follow it in Unicode.
  var zero: Unicode.Scalar = "0"
}

extension AmountPattern {
  /// The pattern of a text that ICU wrote for 1234567.89; nil when it isn't of that shape.
  init?(sample: String) {
    let scalars = Array(sample.unicodeScalars)
    let places = scalars.indices.filter { scalars[$0].properties.numericType == .decimal }
    guard places.count == 9, let first = places.first, let last = places.last,
      let zero = Unicode.Scalar(scalars[first].value - 1),
      places.enumerated().allSatisfy({ scalars[$1].value == zero.value + UInt32($0) + 1 })
    else { return nil }
    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
    func between(_ digit: Int) -> String { text(places[digit] + 1..<places[digit + 1]) }

    self.zero = zero
    prefix = text(0..<first)
    suffix = text(last + 1..<scalars.count)
    decimalSign = between(6)
    let signs = (0..<6).reversed().filter { !between($0).isEmpty }
    groupingSign = signs.first.map(between) ?? ""
    groups = DigitGroups(behind: signs.map { 6 - $0 })
  }
}

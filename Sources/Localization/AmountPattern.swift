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
  init?(sample text: String) {
    guard let sample = SampleText(text), sample.count == 9, let zero = sample.zero else { return nil }
    self.zero = zero
    prefix = sample.prefix
    suffix = sample.suffix
    decimalSign = sample.sign(behind: 6)
    let grouped = (0..<6).reversed().filter { !sample.sign(behind: $0).isEmpty }
    groupingSign = grouped.first.map(sample.sign(behind:)) ?? ""
    groups = DigitGroups(behind: grouped.map { 6 - $0 })
  }
}

/// A text that ICU wrote for a number that is known, taken apart at its digits.
struct SampleText {
  private let scalars: [Unicode.Scalar]
  /// Where the digits are; there is one at least.
  private let places: [Int]

  /// Nil when the text has no decimal digits.
  init?(_ text: String) {
    scalars = Array(text.unicodeScalars)
    places = scalars.indices.filter { [scalars] in scalars[$0].properties.numericType == .decimal }
    if places.isEmpty { return nil }
  }

  /// How many digits there are.
  var count: Int { places.count }
  /// What stands before the first digit, and behind the last.
  var prefix: String { text(0..<(places.first ?? 0)) }
  var suffix: String { text((places.last ?? 0) + 1..<scalars.count) }

  /// What stands between the digit of this index and the next one.
  func sign(behind digit: Int) -> String { text(places[digit] + 1..<places[digit + 1]) }

  /// Whether a sign stands between the first `count` digits.
  func isGrouped(inFirst count: Int) -> Bool {
    (0..<min(count, places.count) - 1).contains { !sign(behind: $0).isEmpty }
  }

  /// The digit zero of a number whose digits are 1, 2, 3 and so on; nil when they aren't.
  var zero: Unicode.Scalar? {
    let first = scalars[places[0]].value
    let areInOrder = places.enumerated().allSatisfy { scalars[$1].value == first + UInt32($0) }
    return areInOrder ? Unicode.Scalar(first - 1) : nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}

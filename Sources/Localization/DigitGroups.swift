/// How many digits stand between the grouping signs of a number.
struct DigitGroups: Equatable, Sendable {
  /// The digits of the last group, 0 where digits aren't grouped.
  var last = 3
  /// The digits of every group before the last: 2 in India.
  var others = 3
  /// The shortest whole number, in digits, that is grouped: 5 in Spain, where 1234 stays as it is.
  var fewestDigits = 4
}

extension DigitGroups {
  /// The groups of a number that has a grouping sign before each of these counts of digits, from the last sign.
  init(behind counts: [Int]) {
    last = counts.first ?? 0
    others = counts.count > 1 ? counts[1] - last : last
    fewestDigits = last + 1
  }

  /// The digits of the first group when a whole number of `count` digits is written; `count` when it is ungrouped.
  func first(of count: Int) -> Int {
    guard last > 0, count >= fewestDigits else { return count }
    let rest = (count - last) % others
    return rest == 0 ? others : rest
  }

  /// Whether digits with signs between groups of these lengths are well formed: as here, or in threes.
  func accept(_ lengths: [Int]) -> Bool {
    guard lengths.count > 1 else { return true }
    return Self.fits(lengths, last: last, others: others) || Self.fits(lengths, last: 3, others: 3)
  }

  private static func fits(_ lengths: [Int], last: Int, others: Int) -> Bool {
    guard let first = lengths.first, lengths.last == last else { return false }
    return (1...max(1, others)).contains(first) && lengths.dropFirst().dropLast().allSatisfy { $0 == others }
  }
}

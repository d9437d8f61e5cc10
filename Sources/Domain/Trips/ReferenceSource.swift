/// Where new references come from.
package enum ReferenceSource: Sendable {
  case system
  /// The same ones in every run.
  case counting(next: Int)

  /// The next reference; it may be taken already.
  ///
  /// No three letters stand side by side, so that none spells a word.
  package mutating func next() -> Reference {
    while true {
      let reference = Reference(body: body())
      if !reference.hasLettersInARow(3) { return reference }
    }
  }

  private mutating func body() -> [Int] {
    let base = Reference.alphabet.count
    switch self {
    case .system: return (1..<Reference.length).map { _ in Int.random(in: 0..<base) }
    case .counting(let next):
      self = .counting(next: next + 1)
      // Odd multiples of a number of Knuth's look as if by chance.
      var rest = (UInt64(truncatingIfNeeded: next) &* 2_654_435_769) >> 4
      return (1..<Reference.length).map { _ in
        defer { rest /= UInt64(base) }
        return Int(rest % UInt64(base))
      }
    }
  }
}

extension Reference {
  fileprivate func hasLettersInARow(_ count: Int) -> Bool {
    var run = 0
    for character in text.utf8 {
      run = character >= UInt8(ascii: "A") ? run + 1 : 0
      if run == count { return true }
    }
    return false
  }
}

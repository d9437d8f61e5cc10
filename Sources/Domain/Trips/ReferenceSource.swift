/// Where new references come from.
package enum ReferenceSource: Sendable {
  case system
  /// The same ones in every run: a state of the generator SplitMix64.
  case seeded(UInt64)

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
    case .seeded(let state):
      let state = state &+ 0x9E37_79B9_7F4A_7C15
      self = .seeded(state)
      var rest = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      rest = (rest ^ (rest >> 27)) &* 0x94D0_49BB_1331_11EB
      rest ^= rest >> 31
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

extension JSON5Reader {
  /// Reads a number and answers it as it is written.
  mutating func readNumber() throws(JSON5Fault) -> String {
    let start = index
    let place = place
    if !take("+") { _ = take("-") }
    if next == "I" || next == "N" {
      try readNotFinite(at: place)
    } else if take("0") {
      try readBehindZero(at: place)
    } else {
      try readDecimal(digits: skipDigits(), at: place)
    }
    return text(from: start)
  }

  private mutating func readNotFinite(at place: TextPlace) throws(JSON5Fault) {
    let word = readLetters()
    if word != "Infinity", word != "NaN" { throw fault("'\(word)' is not a number", at: place) }
  }

  private mutating func readBehindZero(at place: TextPlace) throws(JSON5Fault) {
    if Self.isDigit(next) { throw fault("a number can't begin with a 0 and another digit", at: place) }
    guard take("x") || take("X") else { return try readDecimal(digits: 1, at: place) }
    if next.flatMap(Self.hexadecimalDigit) == nil { throw unexpected("a hexadecimal digit") }
    while next.flatMap(Self.hexadecimalDigit) != nil { take() }
  }

  /// Reads the rest of a number of which so many digits have been read.
  private mutating func readDecimal(digits: Int, at place: TextPlace) throws(JSON5Fault) {
    var digits = digits
    if take(".") { digits += skipDigits() }
    if digits == 0 { throw unexpected("a digit") }
    guard take("e") || take("E") else { return }
    if !take("+") { _ = take("-") }
    if skipDigits() == 0 { throw unexpected("a digit of the exponent") }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while Self.isDigit(next) { take() }
    return index - start
  }

  static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { "0"..."9" ~= $0 } ?? false
  }

  static func hexadecimalDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil
    }
  }
}

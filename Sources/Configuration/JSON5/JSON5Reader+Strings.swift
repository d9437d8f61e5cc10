extension JSON5Reader {
  /// Reads a string in quotation marks of either kind.
  mutating func readString() throws(JSON5Fault) -> String {
    let start = place
    let quote = take()
    var text = EscapedText()
    while let scalar = next, scalar != quote, scalar != "\n", scalar != "\r" {
      let place = place
      take()
      let fits = scalar == "\\" ? try readEscape(at: place, into: &text) : text.append(scalar)
      if !fits { throw halfPair(at: place) }
    }
    guard let quote, take(quote) else { throw fault("this string has no closing quotation mark", at: start) }
    guard text.isWhole else { throw halfPair(at: start) }
    return text.string
  }

  private func halfPair(at place: TextPlace) -> JSON5Fault {
    fault("this has half of a surrogate pair without the other half", at: place)
  }

  /// Reads what follows a backslash; false when a half of a surrogate pair is left alone.
  private mutating func readEscape(
    at place: TextPlace, into text: inout EscapedText
  ) throws(JSON5Fault) -> Bool {
    guard let scalar = take() else { return true }
    switch scalar {
    case "b": return text.append("\u{8}")
    case "f": return text.append("\u{C}")
    case "n": return text.append("\n")
    case "r": return text.append("\r")
    case "t": return text.append("\t")
    case "v": return text.append("\u{B}")
    case "x": return text.append(unit: UInt16(try readHexadecimal(2, at: place)))
    case "u": return text.append(unit: UInt16(try readHexadecimal(4, at: place)))
    case "0" where !Self.isDigit(next): return text.append("\0")
    case "0"..."9": throw fault("'\\\(scalar)' is not an escape; octal ones are not known", at: place)
    case "\r":
      _ = take("\n")
      return true
    case _ where Self.isLineTerminator(scalar): return true
    default: return text.append(scalar)
    }
  }

  /// Reads exactly so many hexadecimal digits of an escape.
  mutating func readHexadecimal(_ count: Int, at place: TextPlace) throws(JSON5Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = next.flatMap(Self.hexadecimalDigit) else {
        throw fault("this escape needs \(count) hexadecimal digits", at: place)
      }
      value = value << 4 | digit
      take()
    }
    return value
  }
}

/// A string as it grows, which escapes can give by the halves of surrogate pairs.
private struct EscapedText {
  private var scalars = String.UnicodeScalarView()
  private var high: UInt16?

  var string: String { String(scalars) }
  /// Whether no half waits for the other one.
  var isWhole: Bool { high == nil }

  /// Appends a scalar; false when a half is left alone.
  mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    scalars.append(scalar)
    return isWhole
  }

  /// Appends a code unit of UTF-16; false when a half is left alone.
  mutating func append(unit: UInt16) -> Bool {
    if let scalar = Unicode.Scalar(unit) { return append(scalar) }
    guard let high else {
      high = unit
      return UTF16.isLeadSurrogate(unit)
    }
    guard UTF16.isTrailSurrogate(unit) else { return false }
    scalars.append(UTF16.decode(UTF16.EncodedScalar([high, unit])))
    self.high = nil
    return true
  }
}

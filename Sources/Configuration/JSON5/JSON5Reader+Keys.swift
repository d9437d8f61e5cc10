extension JSON5Reader {
  /// Reads an object's members behind its `{`.
  mutating func readMembers(from start: TextPlace) throws(JSON5Fault) -> [JSON5Member] {
    var members: [JSON5Member] = []
    var places: [String: TextPlace] = [:]
    while true {
      try skipSpace()
      if take("}") { return members }
      if next == nil { throw unclosed("}", from: start) }
      let member = try readMember()
      if let before = places.updateValue(member.place, forKey: member.key) {
        throw fault(
          "the key '\(member.key)' is here again; it was on line \(before.line) before", at: member.place)
      }
      members.append(member)
      try skipSpace()
      if !take(","), next != "}" { throw unclosed("}", from: start) }
    }
  }

  private mutating func readMember() throws(JSON5Fault) -> JSON5Member {
    let place = place
    let key = next == "\"" || next == "'" ? try readString() : try readName()
    try skipSpace()
    if !take(":") { throw unexpected("':' behind the key") }
    try skipSpace()
    return JSON5Member(key: key, place: place, node: try readValue())
  }

  /// Reads a key without quotation marks: an IdentifierName of ECMAScript 5.1.
  private mutating func readName() throws(JSON5Fault) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = next, scalar == "\\" || Self.isKeyPart(scalar) {
      let place = place
      take()
      let part = scalar == "\\" ? try readKeyEscape(at: place) : scalar
      guard name.isEmpty ? Self.isKeyStart(part) : Self.isKeyPart(part) else {
        throw fault("a key without quotation marks can't have \(Self.shown(part)) here", at: place)
      }
      name.append(part)
    }
    if name.isEmpty { throw unexpected("a key") }
    return String(name)
  }

  private mutating func readKeyEscape(at place: TextPlace) throws(JSON5Fault) -> Unicode.Scalar {
    guard take("u") else {
      throw fault("in a key without quotation marks only \\u escapes are known", at: place)
    }
    let unit = try readHexadecimal(4, at: place)
    guard let scalar = Unicode.Scalar(unit) else {
      throw fault("half of a surrogate pair is no part of a key", at: place)
    }
    return scalar
  }

  private static func isKeyStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case _ where scalar.isASCII: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return true
    default: return false
    }
  }

  static func isKeyPart(_ scalar: Unicode.Scalar) -> Bool {
    if isKeyStart(scalar) { return true }
    switch scalar {
    case "0"..."9", "\u{200C}", "\u{200D}": return true
    case _ where scalar.isASCII: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}

extension JSON5Reader {
  /// Reads a value that begins at the next scalar.
  mutating func readValue() throws(JSON5Fault) -> JSON5Node {
    let place = place
    return JSON5Node(place: place, value: try readValue(at: place))
  }

  private mutating func readValue(at place: TextPlace) throws(JSON5Fault) -> JSON5Value {
    switch next {
    case "{": try readNested { (reader) throws(JSON5Fault) in .object(try reader.readMembers(from: place)) }
    case "[": try readNested { (reader) throws(JSON5Fault) in .array(try reader.readElements(from: place)) }
    case "\"", "'": .string(try readString())
    case "+", "-", ".": .number(try readNumber())
    case _ where Self.isDigit(next): .number(try readNumber())
    default: try readWord()
    }
  }

  private mutating func readNested(
    _ read: (inout Self) throws(JSON5Fault) -> JSON5Value
  ) throws(JSON5Fault) -> JSON5Value {
    if depth == Self.deepest { throw fault("this is nested deeper than \(Self.deepest)") }
    depth += 1
    defer { depth -= 1 }
    take()
    return try read(&self)
  }

  private mutating func readElements(from start: TextPlace) throws(JSON5Fault) -> [JSON5Node] {
    var elements: [JSON5Node] = []
    while true {
      try skipSpace()
      if take("]") { return elements }
      if next == nil { throw unclosed("]", from: start) }
      elements.append(try readValue())
      try skipSpace()
      if !take(","), next != "]" { throw unclosed("]", from: start) }
    }
  }

  private mutating func readWord() throws(JSON5Fault) -> JSON5Value {
    let place = place
    let word = readLetters()
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "Infinity", "NaN": return .number(word)
    case "": throw unexpected("a value")
    default: throw fault("'\(word)' is not a value; a string needs quotation marks", at: place)
    }
  }

  /// Takes what can be in a word that is a value, or is meant to be one.
  mutating func readLetters() -> String {
    let start = index
    while let scalar = next, Self.isKeyPart(scalar) { take() }
    return text(from: start)
  }
}

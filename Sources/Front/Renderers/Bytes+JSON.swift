extension [UInt8] {
  /// Appends a JSON string (RFC 8259), with everything that can drive a terminal escaped too.
  package mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        append(UInt8(ascii: "\\"))
        append(UInt8(scalar.value))
      case "\n": append(contentsOf: "\\n".utf8)
      case "\t": append(contentsOf: "\\t".utf8)
      case _ where scalar.drivesTerminal: append(jsonEscape: scalar)
      case _ where scalar.isASCII: append(UInt8(scalar.value))
      default: append(contentsOf: String(scalar).utf8)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a JSON array whose elements `appendElement` writes.
  package mutating func append<Elements: Sequence>(
    jsonArray elements: Elements, appendElement: (inout [UInt8], Elements.Element) -> Void
  ) {
    append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { append(UInt8(ascii: ",")) }
      isFirst = false
      appendElement(&self, element)
    }
    append(UInt8(ascii: "]"))
  }

  /// Appends `\u001b` for a character of the basic plane.
  private mutating func append(jsonEscape scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    append(contentsOf: "\\u".utf8)
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
    append(contentsOf: digits.utf8)
  }
}

/// Text that can't drive a terminal.
package enum Printable {
  /// The text with each control character replaced, a tab by a space.
  package static func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(printable: text)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text without spaces around it and without the marks that set the direction of writing.
  static func visible(_ text: String) -> String {
    let shown = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && $0.value != 0x061C }
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let rest = shown.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return String(String.UnicodeScalarView(rest))
  }
}

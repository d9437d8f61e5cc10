/// Reads a text of JSON5 (https://spec.json5.org) to a tree whose nodes know where they stand.
///
/// Beyond the specification a key that an object has twice is a fault, and so is half of a surrogate pair, which no
/// text can hold, and what is nested too deep.
package struct JSON5Reader {
  /// How many arrays and objects can be inside each other.
  package static let deepest = 64

  private let scalars: [Unicode.Scalar]
  /// The index of the next scalar.
  private(set) var index = 0
  private var line = 1
  private var lineStart = 0
  /// How many arrays and objects are open.
  var depth = 0

  /// Reads a whole text of UTF-8.
  package static func read(_ bytes: [UInt8]) throws(JSON5Fault) -> JSON5Node {
    var reader = try JSON5Reader(bytes)
    try reader.skipSpace()
    if reader.next == nil { throw reader.fault("there is nothing in it; the least is {}") }
    let node = try reader.readValue()
    try reader.skipSpace()
    if reader.next != nil { throw reader.unexpected("the end of the file") }
    return node
  }

  private init(_ bytes: [UInt8]) throws(JSON5Fault) {
    let valid: Int
    do {
      _ = try UTF8Span(validating: bytes.span)
      valid = bytes.count
    } catch {
      valid = error.byteOffsets.lowerBound
    }
    scalars = Array(String(decoding: bytes[..<valid], as: UTF8.self).unicodeScalars)
    if valid < bytes.count {
      while take() != nil {}
      throw fault("this is not UTF-8")
    }
    // Editors don't show this mark, so it takes no column.
    if take("\u{FEFF}") { lineStart = index }
  }

  /// The next scalar, nil at the end.
  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Where the next scalar stands.
  ///
  /// A line ends where editors end one, so not at U+2028 and U+2029, although JSON5 has those as line terminators.
  var place: TextPlace { TextPlace(line: line, column: index - lineStart + 1) }

  /// Takes the next scalar.
  @discardableResult
  mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    index += 1
    if scalar == "\n" || (scalar == "\r" && next != "\n") {
      line += 1
      lineStart = index
    }
    return scalar
  }

  /// Takes the next scalar where it is this one.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    take()
    return true
  }

  /// The scalars from an index to the next one.
  func text(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<index]))
  }
}

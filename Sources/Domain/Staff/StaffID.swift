/// What a member of the staff is known by: trimmed, case-folded and composed (NFC), 1 to 64 characters without control
/// characters.
package struct StaffID: Hashable, Sendable, CustomStringConvertible {
  /// The most characters, each a Unicode scalar of the canonical text.
  package static let limit = 64

  package let text: String

  /// Takes a text that is case-folded and composed already; nil where it is no ID.
  package init?(folded text: String) {
    let scalars = text.unicodeScalars
    guard 1...Self.limit ~= scalars.count, !scalars.contains(where: Self.controls) else { return nil }
    guard scalars.first?.properties.isWhitespace == false, scalars.last?.properties.isWhitespace == false
    else { return nil }
    self.text = text
  }

  /// For a text that was an ID's, such as one that was saved.
  package init(saved text: String) {
    self.text = text
  }

  package var description: String { text }

  private static func controls(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}

/// One line of a receipt before it has a width.
package struct ReceiptLine: Hashable, Sendable {
  /// How a line's text stands on the paper.
  package enum Kind: Hashable, Sendable {
    /// From the left edge, wrapped at spaces.
    case text(String)
    /// In the middle, wrapped at spaces.
    case centred(String)
    /// A label at the left edge and a value at the right one, on one line where both fit.
    case pair(String, String)
    /// A line from edge to edge.
    case rule
    /// An empty line.
    case blank
  }

  package let kind: Kind
  /// Whether it is printed in bold; plain text has no sign for it.
  package let isStrong: Bool

  package init(_ kind: Kind, isStrong: Bool = false) {
    self.kind = kind
    self.isStrong = isStrong
  }

  package static func text(_ text: String) -> ReceiptLine { ReceiptLine(.text(text)) }
  package static func centred(_ text: String) -> ReceiptLine { ReceiptLine(.centred(text)) }
  package static func pair(_ label: String, _ value: String) -> ReceiptLine {
    ReceiptLine(.pair(label, value))
  }
  package static let rule = ReceiptLine(.rule)
  package static let blank = ReceiptLine(.blank)

  /// The same line in bold.
  package var strong: ReceiptLine { ReceiptLine(kind, isStrong: true) }
}

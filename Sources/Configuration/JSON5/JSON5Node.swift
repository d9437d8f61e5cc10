/// Where something stands in a text, both counted from 1.
package struct TextPlace: Hashable, Sendable {
  package var line = 1
  /// In Unicode scalars.
  package var column = 1

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// A value of a JSON5 text, and where it begins.
package struct JSON5Node: Hashable, Sendable {
  package let place: TextPlace
  package let value: JSON5Value
}

/// What a node of a JSON5 text is.
package enum JSON5Value: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// The number as it is written, so that nothing of it is lost: `0x2A`, `+.50`, `NaN`.
  case number(String)
  case string(String)
  case array([JSON5Node])
  case object([JSON5Member])
}

/// A key of an object with its value.
package struct JSON5Member: Hashable, Sendable {
  package let key: String
  /// Where the key begins.
  package let place: TextPlace
  package let node: JSON5Node
}

/// What is wrong with a JSON5 text.
package struct JSON5Fault: Error, Hashable, Sendable {
  package let place: TextPlace
  package let reason: String
}

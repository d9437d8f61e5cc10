extension JSON5Reader {
  /// A fault at a place, or at the next scalar.
  func fault(_ reason: String, at place: TextPlace? = nil) -> JSON5Fault {
    JSON5Fault(place: place ?? self.place, reason: reason)
  }

  /// A fault where something else was to stand.
  func unexpected(_ wanted: String) -> JSON5Fault {
    fault("expected \(wanted), not \(next.map(Self.shown) ?? "the end of the file")")
  }

  /// A fault where neither a comma nor the end of an array or object stands.
  func unclosed(_ closing: Unicode.Scalar, from start: TextPlace) -> JSON5Fault {
    next == nil
      ? fault("the file ends before the '\(closing)' of line \(start.line), column \(start.column)")
      : unexpected("',' or '\(closing)'")
  }

  /// A scalar as a sentence shows it.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n", "\r": "the end of the line"
    case "'": "\"'\""
    case _ where isVisible(scalar): "'\(scalar)'"
    default: "U+" + padded(String(scalar.value, radix: 16, uppercase: true))
    }
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}

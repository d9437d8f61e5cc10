/// Text with nothing in it that drives a terminal or a printer.
enum ShownText {
  static let replacement: Unicode.Scalar = "\u{FFFD}"
  /// The one space at which no line is broken; it is written as a plain one.
  static let noBreakSpace: Unicode.Scalar = "\u{A0}"

  /// The composed text with control characters replaced, each space a plain or a no-break one, and without the marks
  /// that are not seen, such as those which set the direction of writing.
  static func of(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let scalar = seen(scalar) { shown.append(scalar) }
    }
    return NormalForm.composed.of(String(shown))
  }

  private static func seen(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E: return scalar
    case 0x09: return " "
    case 0xA0, 0x2007, 0x202F: return noBreakSpace
    case 0x061C: return nil
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return nil }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: replacement
    // The ideographic space is as wide as the characters around it.
    case .spaceSeparator where scalar.value != 0x3000: " "
    default: scalar
    }
  }
}

/// What of JSON5 Foundation refuses, or reads as something else.
enum FoundationGap: CaseIterable {
  /// White space and line terminators beyond ASCII.
  case space
  /// `\v`, `\0`, a line that goes on, and a character that stands for itself.
  case escape
  /// A backslash in a key without quotation marks, which it keeps as it is.
  case keyEscape
  /// A control character in a string.
  case control
  /// A zero byte, from which it guesses at another encoding.
  case zero
  /// An exponent without digits, at which it ends the whole program.
  case exponent

  /// Those that a valid text can have.
  static let valid: [FoundationGap] = [.space, .escape, .keyEscape, .control]

  /// Whether a text has it, or may have it.
  func isIn(_ text: String) -> Bool {
    switch self {
    case .space:
      text.unicodeScalars.contains {
        !$0.isASCII && ($0.properties.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{2028}" || $0 == "\u{2029}")
      }
    case .escape: text.contains(#/\\[^bfnrtxu"'\/\\]/#.matchingSemantics(.unicodeScalar))
    case .keyEscape: text.contains(#/\\u[0-9A-Fa-f]{4}[^"'\s,:]*\s*:/#.matchingSemantics(.unicodeScalar))
    case .control:
      text.contains(#/["'][^\n\r]*[\x00-\x09\x0B\x0C\x0E-\x1F]/#.matchingSemantics(.unicodeScalar))
    case .exponent: text.contains(#/[Ee][+\-](?![0-9])/#.matchingSemantics(.unicodeScalar))
    case .zero: text.unicodeScalars.contains("\0")
    }
  }

  static func isAnyIn(_ text: String) -> Bool { allCases.contains { $0.isIn(text) } }
}

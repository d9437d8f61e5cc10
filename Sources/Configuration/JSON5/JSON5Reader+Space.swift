extension JSON5Reader {
  /// Skips white space and comments.
  mutating func skipSpace() throws(JSON5Fault) {
    while let scalar = next {
      if scalar == "/" {
        try skipComment()
      } else if Self.isSpace(scalar) || Self.isLineTerminator(scalar) {
        take()
      } else {
        return
      }
    }
  }

  static func isLineTerminator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\u{B}", "\u{C}", " ", "\u{A0}", "\u{FEFF}": true
    default: !scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator
    }
  }

  private mutating func skipComment() throws(JSON5Fault) {
    let start = place
    take()
    if take("/") {
      while let scalar = next, !Self.isLineTerminator(scalar) { take() }
    } else if take("*") {
      try skipBlock(from: start)
    } else {
      throw fault("expected a comment, not a single '/'", at: start)
    }
  }

  private mutating func skipBlock(from start: TextPlace) throws(JSON5Fault) {
    while let scalar = take() {
      if scalar == "*", take("/") { return }
    }
    throw fault("this comment has no '*/'", at: start)
  }
}

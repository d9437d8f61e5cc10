import Domain

extension AmountStyle {
  /// Whether a text is what is written for an amount, with either of the currency's signs, with all decimals or
  /// only those that it needs; spaces and marks of direction may differ.
  ///
  /// Without any sign a text is anybody's, so it isn't one of these.
  func isWritten(_ text: Span<UInt8>, for minor: Int64) -> Bool {
    let typed = Self.visible(text)
    return [grammar.pattern, grammar.other].contains { pattern in
      let spelling = AmountSpelling(pattern, decimals: currency.digits)
      return pattern.hasCurrencySign
        && [false, true].contains { always in
          var written: [UInt8] = []
          spelling.append(minor, decimalsAlways: always, to: &written)
          return Self.visible(written.span) == typed
        }
    }
  }

  private static func visible(_ text: Span<UInt8>) -> [Unicode.Scalar]? {
    TypedNumber.scalars(of: text)?.filter { !$0.isAmountSpace && !$0.isDirectionMark }
  }
}

extension AmountPattern {
  /// Whether anything that can be seen stands around the number.
  fileprivate var hasCurrencySign: Bool {
    (prefix + suffix).unicodeScalars.contains { !$0.isAmountSpace && !$0.isDirectionMark }
  }
}

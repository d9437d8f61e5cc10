/// What a locale takes for an amount when a guest types one; shared by all copies of a style.
final class AmountGrammar: Sendable {
  let pattern: AmountPattern
  let signs: AmountSigns
  let symbols: TypedSymbols

  /// The grammar of a pattern, with the currency's narrow sign and the locale's signs among ASCII digits.
  init(code: String, pattern: AmountPattern, narrow: AmountPattern, latin: AmountPattern) {
    self.pattern = pattern
    signs = AmountSigns(pattern: pattern, latin: latin)
    symbols = TypedSymbols(code: code, patterns: [pattern, narrow])
  }
}

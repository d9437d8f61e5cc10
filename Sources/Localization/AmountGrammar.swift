/// What a locale takes for an amount when a guest types one; shared by all copies of a style.
final class AmountGrammar: Sendable {
  /// How amounts are written.
  let pattern: AmountPattern
  /// The same with the currency's other sign.
  let other: AmountPattern
  let signs: AmountSigns
  let symbols: TypedSymbols

  /// The same for writing with the currency's other sign.
  var withOtherSign: AmountGrammar {
    AmountGrammar(pattern: other, other: pattern, signs: signs, symbols: symbols)
  }

  private init(pattern: AmountPattern, other: AmountPattern, signs: AmountSigns, symbols: TypedSymbols) {
    self.pattern = pattern
    self.other = other
    self.signs = signs
    self.symbols = symbols
  }

  /// The grammar of a pattern, with the currency's other sign and the locale's signs among ASCII digits.
  init(code: String, pattern: AmountPattern, other: AmountPattern, latin: AmountPattern) {
    self.pattern = pattern
    self.other = other
    signs = AmountSigns(pattern: pattern, latin: latin)
    symbols = TypedSymbols(code: code, patterns: [pattern, other])
  }
}

import Domain

/// A number as a guest typed it, without its currency sign, spaces and minus.
struct TypedNumber {
  private(set) var isNegative = false
  private(set) var hasSymbol = false
  private(set) var signs: [NumberSign] = []

  /// Nil when a character of the text, in UTF-8, has no place in an amount.
  init?(_ text: Span<UInt8>, symbols: TypedSymbols, signs: AmountSigns) {
    guard var rest = Self.scalars(of: text)?[...] else { return nil }
    rest.trimAmountEdges()
    isNegative = Self.stripMinus(&rest)
    hasSymbol = symbols.strip(frontOf: &rest)
    rest.trimAmountEdges()
    if !isNegative { isNegative = Self.stripMinus(&rest) }
    if !hasSymbol { hasSymbol = symbols.strip(endOf: &rest) }
    rest.trimAmountEdges()
    // The decimal sign of some escudos is `$`: at the front it is another currency's sign all the same.
    if rest.first?.properties.generalCategory == .currencySymbol { return nil }
    self.signs.reserveCapacity(rest.count)
    for scalar in rest {
      guard let sign = signs.sign(scalar) else { return nil }
      self.signs.append(sign)
    }
  }

  /// The scalars of a text in UTF-8; nil when it is none.
  static func scalars(of text: Span<UInt8>) -> [Unicode.Scalar]? {
    guard let valid = try? UTF8Span(validating: text) else { return nil }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.count)
    var iterator = valid.makeUnicodeScalarIterator()
    while let scalar = iterator.next() { scalars.append(scalar) }
    return scalars
  }

  private static func stripMinus(_ text: inout ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = text.first, ["-", "\u{2212}", "\u{FF0D}"].contains(first) else { return false }
    text.removeFirst()
    text.trimAmountEdges()
    return true
  }
}

extension [NumberSign] {
  /// The number in units of which 10 to the power of `places` make one; grouping must be well formed.
  func scaled(to places: Int, groups: DigitGroups) -> ScaledDecimal {
    var digits = DecimalDigits()
    var lengths = [0]
    for sign in self {
      switch sign {
      case .digit(let digit):
        digits.take(digit)
        if !digits.hasDecimalSign { lengths[lengths.count - 1] += 1 }
      case .decimal: guard digits.takeDecimalSign() else { return .notANumber }
      case .grouping where !digits.hasDecimalSign: lengths.append(0)
      case .grouping, .stray: return .notANumber
      }
    }
    let isWellFormed = lengths.count == 1 || first != .digit(0) && groups.accept(lengths)
    return isWellFormed ? digits.scaled(to: places) : .notANumber
  }
}

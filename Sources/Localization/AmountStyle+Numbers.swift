package import Domain

extension AmountStyle {
  /// Reads a percent with its sign on either side and at most two decimals: `15%`, `12.5 %`.
  ///
  /// A point or a comma is a decimal sign here wherever the locale doesn't group with it; digits aren't grouped.
  package func readPercent(_ text: Span<UInt8>) -> Reading<Percent> {
    guard let number = TypedNumber(text, symbols: .percent, signs: grammar.signs), number.hasSymbol else {
      return .refused(.notAPercent(String(guestText: text)))
    }
    let signs = number.signs.map { $0 == .stray ? .decimal : $0 }
    let isGrouped = signs.contains(where: \.isGrouping)
    switch isGrouped ? .notANumber : signs.scaled(to: Percent.digits, groups: grammar.pattern.groups) {
    case .notANumber, .tooManyDecimals: return .refused(.notAPercent(String(guestText: text)))
    case _ where number.isNegative: return .refused(.negative)
    case .tooLarge: return .refused(.tooLarge)
    case .value(let hundredths): return .value(Percent(hundredths: hundredths))
    }
  }

  /// Reads a whole number in ASCII, full-width or the locale's own digits; nothing but spaces may be around it.
  package func readCount(_ text: Span<UInt8>) -> Reading<Int> {
    guard let number = TypedNumber(text, symbols: .none, signs: grammar.signs), !number.isNegative,
      number.signs.allSatisfy(\.isDigit)
    else { return .refused(.notACount(String(guestText: text))) }
    switch number.signs.scaled(to: 0, groups: grammar.pattern.groups) {
    case .value(let count): return .value(Int(count))
    case .tooLarge: return .refused(.tooLarge)
    case .notANumber, .tooManyDecimals: return .refused(.notACount(String(guestText: text)))
    }
  }
}

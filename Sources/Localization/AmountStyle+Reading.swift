package import Domain

extension AmountStyle {
  /// Reads an amount that a guest typed, in UTF-8.
  ///
  /// Takes the currency's sign on either side, the locale's digits and signs, and ASCII and full-width ones;
  /// either side of the decimal sign may be empty. A sign with two readings is refused with both, unless the text
  /// is what is written here for one of them, with the currency's sign.
  package func read(_ text: Span<UInt8>) -> Reading<Money> {
    if let minor = plain.minorUnits(bareDigits: text, decimalSign: asciiDecimalSign) {
      return .value(money(minor))
    }
    guard let number = TypedNumber(text, symbols: grammar.symbols, signs: grammar.signs) else {
      return refusal(.notANumber, of: text)
    }
    let reading = read(number.signs, typed: text)
    if case .refused(.notAnAmount) = reading { return reading }
    return number.isNegative ? .refused(.negative) : reading
  }

  private func read(_ signs: [NumberSign], typed text: Span<UInt8>) -> Reading<Money> {
    let strict = scaled(signs)
    let other = decimalReading(of: signs)
    switch (strict, other) {
    case (.value(let minor), .value) where isWritten(text, for: minor):
      return .value(money(minor))
    case (.value(let minor), .value(let other)):
      return ambiguous(text, money(minor), money(other))
    case (.value(let minor), _):
      return .value(money(minor))
    case (.notANumber, .value(let other)):
      return read(signs.filter(\.isDigit), orAsDecimal: money(other), typed: text)
    default:
      return refusal(strict, of: text)
    }
  }

  /// What a mistyped number comes to when its one doubtful sign either is the decimal sign or isn't there.
  private func read(
    _ digits: [NumberSign], orAsDecimal other: Money, typed text: Span<UInt8>
  ) -> Reading<Money> {
    switch scaled(digits) {
    case .value(other.minor): refusal(.notANumber, of: text)
    case .value(let minor): ambiguous(text, other, money(minor))
    case let scaled: refusal(scaled, of: text)
    }
  }

  /// The number with its one point or comma taken for the decimal sign, where the locale has another.
  private func decimalReading(of signs: [NumberSign]) -> ScaledDecimal {
    let doubtful = signs.indices.filter { signs[$0].isDoubtful }
    guard let index = doubtful.first, doubtful.count == 1 else { return .notANumber }
    var signs = signs
    signs[index] = .decimal
    return scaled(signs)
  }

  private func scaled(_ signs: [NumberSign]) -> ScaledDecimal {
    signs.scaled(to: currency.digits, groups: grammar.pattern.groups)
  }

  private func money(_ minor: Int64) -> Money { Money(minor: minor, currency: currency) }

  private func ambiguous(_ text: Span<UInt8>, _ first: Money, _ second: Money) -> Reading<Money> {
    .refused(.ambiguousAmount(String(guestText: text), first, second))
  }

  private func refusal(_ scaled: ScaledDecimal, of text: Span<UInt8>) -> Reading<Money> {
    switch scaled {
    case .tooLarge: .refused(.tooLarge)
    case .tooManyDecimals: .refused(.tooManyDecimals(String(guestText: text), currency))
    case .notANumber, .value: .refused(.notAnAmount(String(guestText: text)))
    }
  }
}

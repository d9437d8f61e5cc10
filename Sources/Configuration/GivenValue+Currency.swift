import Domain

extension GivenValue {
  /// The code of a currency in capital letters; a file may have it in others.
  func currencyCode() throws(ConfigurationFault) -> String { try currency().code }

  /// The currency of such a code, with as many digits as it has.
  func currency() throws(ConfigurationFault) -> Currency {
    guard let currency = string.flatMap({ Currency(code: $0.uppercased()) }) else {
      throw isNot("the ISO 4217 code of a currency, such as \"USD\"")
    }
    return currency
  }

  /// An amount whose minor units are in a range; a fault says above what it has to be, and what else would do.
  func amount(
    in currency: Currency, _ range: ClosedRange<Int64>, above: String = "", _ others: String = ""
  ) throws(ConfigurationFault) -> Money {
    let most = "at most \(range.upperBound / currency.unitsPerWhole) \(currency)"
    let minor = try decimal(
      digits: currency.digits, in: range,
      "an amount such as \"150\" in plain digits, " + above + most + others,
      decimals: "\(currency) has " + (currency.digits == 0 ? "none" : "at most \(currency.digits)"))
    return Money(minor: minor, currency: currency)
  }
}

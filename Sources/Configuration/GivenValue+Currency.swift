import Domain
import Localization

extension GivenValue {
  /// The code of a currency in capital letters; a file may have it in others.
  func currencyCode() throws(ConfigurationFault) -> String {
    // Nothing waits for ICU where a shop takes dollars.
    if string == Currency.usd.code { return Currency.usd.code }
    guard let code = string, AmountStyle.isKnown(currency: code) else { throw isNotACurrency }
    return code.uppercased()
  }

  var isNotACurrency: ConfigurationFault { isNot("the ISO 4217 code of a currency, such as \"USD\"") }
}

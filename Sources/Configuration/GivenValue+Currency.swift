import Domain
import Localization

extension GivenValue {
  /// The code of a currency in capital letters; a file may have it in others.
  func currencyCode() throws(ConfigurationFault) -> String {
    guard let code = string, AmountStyle.isKnown(currency: code) else { throw isNotACurrency }
    return code.uppercased()
  }

  func currencySign() throws(ConfigurationFault) -> CurrencySign {
    guard let sign = string.flatMap(CurrencySign.init(rawValue:)) else {
      throw isNot("one of " + CurrencySign.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
    }
    return sign
  }

  var isNotACurrency: ConfigurationFault { isNot("the ISO 4217 code of a currency, such as \"USD\"") }
}

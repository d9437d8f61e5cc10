package import Domain
package import Localization

/// How a shop has set up its kiosk.
package struct ShopConfiguration: Hashable, Sendable {
  /// What ``volume`` can be.
  package static let volumes = 0...9
  /// How many currencies guests can choose from.
  package static let currencyCounts = 0...20

  /// The language of the screen.
  package var language = Language.en
  /// The name of the locale in which amounts are written and read; ICU knows it.
  package var locale = "en_US"
  /// The ISO 4217 code of every amount but a fare, in capital letters.
  package var currency = "USD"
  /// Which sign every amount is written with, a fare too.
  package var currencySign = CurrencySign.standard
  /// The local time at which a day begins.
  package var dayStart = TimeOfDay.usualDayStart
  /// The absolute path of the database's folder; nil is the user's own.
  package var data: String?
  /// How loud each visit begins, one of ``volumes``.
  package var volume = 4
  package var idle = IdleSetting()
  package var home = HomeSetting()
  package var sound = SoundSetting()
  package var tariff = Tariff.usual
  package var receipt = ReceiptSetting()
  package var tip = TipSetting()
  /// The codes of the currencies that a guest can choose besides the kiosk's own, in capital letters.
  package var currencies: [String] = []

  /// What holds where a shop has not set anything.
  package init() {}

  /// Reads files in order, each of which goes before the ones in front of it, key by key.
  package static func read(_ files: [ConfigurationFile]) throws(ConfigurationFault) -> ShopConfiguration {
    try ShopConfiguration(GivenSettings(files))
  }

  /// The settings that are given, and the usual ones where none are.
  package init(_ given: GivenSettings) throws(ConfigurationFault) {
    if let value = given[.language] { language = try value.choice() }
    if let value = given[.locale] { locale = try value.locale() }
    if let value = given[.currency] { currency = try value.currencyCode() }
    if let value = given[.currencySign] { currencySign = try value.choice() }
    if let value = given[.dayStart] { dayStart = try value.timeOfDay() }
    if let value = given[.data] { data = try value.path(such: "/var/lib/counterbell") }
    if let value = given[.volume] { volume = try value.wholeNumber(in: Self.volumes) }
    idle = try IdleSetting(given)
    home = try HomeSetting(given)
    sound = try SoundSetting(given)
    tariff = try Tariff.read(given)
    receipt = try ReceiptSetting(given)
    tip = try TipSetting.read(given)
    if let value = given[.currencies] {
      currencies = try value.distinct(Self.currencyCounts, "currencies") { (code) throws(ConfigurationFault) in
        try code.currencyCode()
      }
    }
  }
}

extension GivenValue {
  fileprivate func locale() throws(ConfigurationFault) -> String {
    // Nothing waits for ICU where a shop names what it would have anyway.
    if string == "en_US" { return "en_US" }
    guard let name = string, AmountStyle.isKnown(locale: name) else {
      throw isNot("the name of a locale that ICU knows, such as \"en_US\"")
    }
    return name
  }

  fileprivate func timeOfDay() throws(ConfigurationFault) -> TimeOfDay {
    guard let time = string.flatMap({ TimeOfDay($0) }) else {
      throw isNot("a time of day from \"00:00\" to \"23:59\", such as \"04:00\"")
    }
    return time
  }
}

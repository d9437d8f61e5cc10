import Domain
import Localization

extension ShopConfiguration {
  /// The value that a key has, as a file that sets it would write it.
  package func value(of key: SettingKey) -> SettingValue {
    switch key {
    case .language: .text(language.rawValue)
    case .locale: .text(locale)
    case .currency: .text(currency)
    case .currencySign: .text(currencySign.rawValue)
    case .dayStart: .text(dayStart.description)
    case .data: .optional(data)
    case .volume: .number(volume)
    case .warnAfter: .number(idle.warnAfter)
    case .wipeAfter: .number(idle.wipeAfter)
    case .stations: .list(home.stations.map { .text($0.rawValue) })
    case .soundDevice: .text(sound.device)
    case .click: .optional(sound.click)
    case .currencies: .list(currencies.map(SettingValue.text))
    case .tipPresets: .list(tip.rules.presets.map(\.settingValue))
    case .tipPresetsWithCharge: .list(tip.rules.presetsWithCharge.map(\.settingValue))
    case .tipBase: .text(tip.rules.base.rawValue)
    case .tipMaximum: tip.rules.maximum.settingValue
    case .tipChargeFrom: .number(tip.chargeFrom)
    case .tipChargePercent: tip.rules.charge?.percent.settingValue ?? .null
    case .tipCurrency: .text(tip.currency.code)
    case .tipCashStep: tip.rules.cashUnit?.settingValue ?? .null
    case .smallBillBelow: tip.rules.smallBill?.below.settingValue ?? .null
    case .smallBillTips: .list(tip.smallTips.map(\.settingValue))
    case .tripCurrency: .text(tariff.currency.code)
    case .destinations: .list(tariff.destinations.map(\.settingValue))
    case .passengers: .list(tariff.passengers.map(\.settingValue))
    case .seats: .list(tariff.seats.map(\.settingValue))
    case .receiptDevice: .optional(receipt.device)
    case .receiptColumns: .number(receipt.columns)
    case .receiptHeader: .list(receipt.header.map(SettingValue.text))
    }
  }
}

extension Tariff {
  /// The currency of every fare; no tariff is without a destination.
  fileprivate var currency: Currency { destinations.first?.fare.currency ?? .usd }
}

extension Destination {
  fileprivate var settingValue: SettingValue {
    .object([
      "id": .text(id), "name": name.settingValue, "fare": fare.settingValue,
    ])
  }
}

extension Money {
  fileprivate var settingValue: SettingValue { .decimal(minor, digits: currency.digits) }
}

extension Percent {
  fileprivate var settingValue: SettingValue { .decimal(hundredths, digits: Self.digits) }
}

extension PassengerKind {
  fileprivate var settingValue: SettingValue {
    .object(["id": .text(id), "name": name.settingValue, "count": .number(count)])
  }
}

extension Seat {
  fileprivate var settingValue: SettingValue {
    .object([
      "id": .text(id), "name": name.settingValue,
      "multiplier": .decimal(multiplier.millionths, digits: Multiplier.digits),
    ])
  }
}

extension Name {
  /// One string where both languages have the same.
  fileprivate var settingValue: SettingValue {
    english == korean ? .text(english) : .object(["en": .text(english), "ko": .text(korean)])
  }
}

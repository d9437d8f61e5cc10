/// The keys of the configuration, each by its path; a new key is a case here and a line where it is read.
package enum SettingKey: String, CaseIterable, Sendable {
  case language
  case locale
  case currency
  case currencySign
  case dayStart
  case data
  case volume
  case warnAfter = "idle.warnAfter"
  case wipeAfter = "idle.wipeAfter"
  case stations = "home.stations"
  case soundDevice = "sound.device"
  case click = "sounds.click"
  case currencies
  case tipPresets = "tip.presets"
  case tipPresetsWithCharge = "tip.presetsWithCharge"
  case tipBase = "tip.base"
  case tipMaximum = "tip.maximum"
  case tipChargeFrom = "tip.charge.from"
  case tipChargePercent = "tip.charge.percent"
  case tipCurrency = "tip.currency"
  case tipCashStep = "tip.cashStep"
  case smallBillBelow = "tip.smallBill.below"
  case smallBillTips = "tip.smallBill.tips"
  case tripCurrency = "trip.currency"
  case destinations = "trip.destinations"
  case passengers = "trip.passengers"
  case seats = "trip.seats"
  case receiptDevice = "receipt.device"
  case receiptColumns = "receipt.columns"
  case receiptHeader = "receipt.header"

  /// The names in the object of a path, sorted: of keys, and of objects with further keys.
  static func names(in path: String) -> [String] {
    let start = path.isEmpty ? "" : path + "."
    let names = allCases.map(\.rawValue).filter { $0.hasPrefix(start) }.map {
      String($0.dropFirst(start.count).prefix { $0 != "." })
    }
    return Set(names).sorted()
  }
}

package import Domain

extension Kiosk {
  /// Whether a guest can choose another currency than the kiosk's own for the tip station.
  package var offersCurrencies: Bool { currencies.count > 1 }

  /// Whether lines that are the staff's are taken.
  package var isStaffSignedIn: Bool { staff.state.signedIn != nil }

  /// Starts the tip station over in a currency until the visit ends; nothing else changes.
  package mutating func start(in currency: Currency) {
    tip = TipViewModel(currency: currency, rules: tip.rules)
    notice = .currencyChosen(currency)
  }

  /// Says which currencies can be chosen beside the one that the tip station has now.
  package mutating func showCurrencies() {
    notice = .currencies(tip.currency, currencies.filter { $0 != tip.currency.code })
  }

  /// Puts the tip station back, in the kiosk's own currency.
  mutating func resetTip() {
    if tip.currency != currency { tip = TipViewModel(currency: currency, rules: tip.rules) }
    tip.reset()
  }

  /// Sets what a line of the staff's names, whatever station is in front.
  package mutating func set(_ name: String, to value: String) throws(StorageTrouble) -> Refusal? {
    if let refusal = try staff.set(name, to: value) { return refusal }
    notice = staff.notice
    soundStaffAct()
    return nil
  }
}

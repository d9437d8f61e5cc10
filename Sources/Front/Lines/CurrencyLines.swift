import Domain
import Localization
import ViewModels

/// The lines `currency` and `locale`: a guest's choice for one visit, or a setting of the staff's.
struct CurrencyLines {
  /// How the kiosk writes amounts where no guest has chosen anything.
  let amounts: AmountStyles

  /// Does what the line asks for, unless it is the station's.
  func take(_ keyword: String, _ text: Span<UInt8>, on kiosk: inout Kiosk) throws(StorageTrouble)
    -> CommonLines.Answer
  {
    if kiosk.isStaffSignedIn { return .done(try set(keyword, text, on: &kiosk)) }
    // There any line fills the ID.
    if kiosk.front == .staff { return .notCommon }
    if keyword == "locale" { return .done(.forStaff) }
    return kiosk.front == .tip ? .done(choose(String(guestText: text), on: &kiosk)) : .notCommon
  }

  private func set(_ name: String, _ text: Span<UInt8>, on kiosk: inout Kiosk) throws(StorageTrouble)
    -> Refusal?
  {
    if text.isEmpty { return .missingSetting(name) }
    return try kiosk.set(name, to: GuestText.string(text))
  }

  /// Starts the tip station over in the currency that the guest names.
  private func choose(_ text: String, on kiosk: inout Kiosk) -> Refusal? {
    guard kiosk.offersCurrencies else { return .forStaff }
    let code = text.uppercased()
    if text.isEmpty || code == kiosk.tip.currency.code {
      kiosk.showCurrencies()
      return nil
    }
    guard kiosk.currencies.contains(code), let currency = amounts.choosing(code)?.own.currency else {
      return .currencyNotOffered(text, kiosk.currencies)
    }
    kiosk.start(in: currency)
    return nil
  }
}

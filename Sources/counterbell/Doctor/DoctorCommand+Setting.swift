import AudioALSA
import Configuration
import Domain
import Glibc
import Localization
import Receipts

extension DoctorCommand {
  /// Which files the configuration is read from, or where it is wrong.
  func configuration() -> Diagnosis {
    if let fault, fault.kind == .unreadable {
      return .wrong(
        fault.description, mend: "Let this user read it, or name another file with --config.",
        status: EX_NOINPUT)
    }
    if let fault {
      return .wrong(
        fault.description, mend: "Correct it there; the kiosk does not start with it.", status: EX_CONFIG)
    }
    let files = ConfigurationFile.inOrder(userFolder: UserFolder.configuration.path, named: options.config)
    let read = files.map(\.path).filter { unsafe access($0, F_OK) == 0 }
    return .ok(
      read.isEmpty
        ? "There is no file, so everything is as usual."
        : "Read from \(read.joined(separator: ", then "))\(read.count > 1 ? ", which goes before" : "").")
  }

  /// Whose files and devices are looked at.
  func user() -> Diagnosis {
    let user = SoundUser.current
    if !user.isRoot { return .ok("\(user.name), as whom the kiosk should run too.") }
    return .note("root, who may do everything; run this as the kiosk's user to see what that one may.")
  }

  /// How amounts are written.
  func locale() -> Diagnosis {
    let shop = settings.shop
    let names = "\(shop.locale), \(shop.currency), language \(shop.language.rawValue)"
    guard let style = AmountStyle(locale: shop.locale, currencyCode: shop.currency, sign: shop.currencySign)
    else {
      return .wrong(
        "\(names): no amount can be written so.",
        mend: "Give a locale such as en_US and a currency such as USD.",
        status: EX_CONFIG)
    }
    return .ok("\(names): an amount looks like \(style.example).")
  }

  /// Whether the receipt printer that is configured, if any, is there.
  func printer() -> Diagnosis {
    guard isReadable, fault == nil else {
      return .note("Not checked, because the configuration can't be used.")
    }
    guard let device = settings.shop.receipt.device else { return .note("None is configured.") }
    let check = PrinterCheck(device: device, user: SoundUser.current.name)
    let mend = check.mend ?? ""
    return switch check.state {
    case .ready: .ok(check.sentence)
    case .waiting: .warning(check.sentence, mend: mend)
    case .forbidden: .wrong(check.sentence, mend: mend, status: EX_NOPERM)
    case .unusable: .wrong(check.sentence, mend: mend, status: EX_UNAVAILABLE)
    }
  }
}

/// What there is to say of a printer before it has printed anything; nothing is sent to it.
package struct PrinterCheck: Equatable {
  /// How much a kiosk is kept from printing.
  package enum State {
    case ready
    /// It is there, and needs paper or a moment.
    case waiting
    case forbidden, unusable
  }

  package let state: State
  /// The operator's sentence.
  package let sentence: String
  /// What mends it; nil where there is nothing to mend.
  package let mend: String?

  /// Opens the device, which is a path, and asks it for its state.
  package init(device: String, user: String) {
    do throws(PrinterTrouble) {
      let printer = try PrinterDevice(opening: device)
      try printer.check()
      state = .ready
      let paper = printer.tellsState ? "has paper" : "does not tell of its paper"
      sentence = "Receipt printer \(device) is there, may be written to and \(paper)."
      mend = nil
    } catch {
      state = error.state
      sentence = error.line(for: device)
      mend = error.remedy(user: user)
    }
  }
}

extension PrinterTrouble {
  /// How much it keeps a kiosk from printing.
  var state: PrinterCheck.State {
    switch self {
    case .noPermission: .forbidden
    case .inUse, .noPaper, .printerError: .waiting
    default: .unusable
    }
  }

  /// What mends it, for this user.
  func remedy(user: String) -> String {
    switch self {
    case .missing, .notConnected: "Plug it in and switch it on, or correct receipt.device in the configuration."
    case .noPermission: "As root: usermod -aG lp \(user). Then log in again."
    case .folder: "Name the printer's device, such as /dev/usb/lp0, as receipt.device in the configuration."
    case .inUse: "End the program that holds it, such as CUPS: fuser -v on the device names it."
    case .noPaper: "Put in paper."
    case .printerError: "Close its cover, and look at its lamps."
    default: "Switch it on, and look at its cable."
    }
  }
}

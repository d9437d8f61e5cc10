import Configuration
import Domain
import Front
import Glibc
import Receipts
import ViewModels

extension BookingsCommand {
  /// Writes the receipt of the booking that the first operand names, as text or as a printer's bytes.
  func giveReceipt(_ form: ReceiptForm) throws -> Int32 {
    try withBooking { booking, _ in
      let paper = options.columns ?? form.paper
      let values = settings.values(for: ReceiptForm(header: form.header, paper: paper))
      let receipt = Receipt(of: booking)
      let bytes =
        options.isESCPOS
        ? ESCPOS().bytes(values.lines(receipt), on: paper)
        : Array(values.text(receipt).map { $0 + "\n" }.joined().utf8)
      try write(bytes, to: operands.count > 1 ? operands[1] : "-")
      return EX_OK
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    guard name == "-" else {
      let target = try ReplacedFile(path: name)
      try Output.writeAll(bytes, to: target.descriptor, name: name)
      return try target.takePlace()
    }
    if options.isESCPOS, isatty(STDOUT_FILENO) == 1 {
      throw UsageError(
        sentence: "--escpos writes a printer's bytes: name a file or a device behind the reference")
    }
    try Output.writeAll(bytes, to: STDOUT_FILENO, name: "standard output")
  }
}

extension ReceiptForm {
  /// The form that a shop has set up.
  init(_ setting: ReceiptSetting) {
    self.init(header: setting.header, paper: PaperWidth(columns: setting.columns) ?? .middle)
  }
}

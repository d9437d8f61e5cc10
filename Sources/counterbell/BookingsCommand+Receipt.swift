import Domain
import Front
import Glibc
import Receipts
import ViewModels

extension BookingsCommand {
  /// Writes a booking's receipt as text or as a printer's bytes.
  func giveReceipt(of booking: Booking) throws -> Int32 {
    let receipt = Receipt(of: booking)
    let values = values
    let paper = values.form.paper
    let name = operands.count > 1 ? operands[1] : "-"
    let bytes =
      options.isESCPOS
      ? ESCPOS().bytes(values.lines(receipt), on: paper)
      : Array(values.text(receipt).map { $0 + "\n" }.joined().utf8)
    guard name != "-" else {
      if options.isESCPOS, isatty(STDOUT_FILENO) == 1 {
        throw UsageError(sentence: "--escpos writes a printer's bytes: name a file or a device behind the reference")
      }
      try Output.writeAll(bytes, to: STDOUT_FILENO, name: "standard output")
      return EX_OK
    }
    let target = try ReplacedFile(path: name)
    try Output.writeAll(bytes, to: target.descriptor, name: name)
    try target.takePlace()
    return EX_OK
  }
}

import Configuration
import Receipts

/// The shop's receipt printer, where there is one.
struct Printing {
  private let printer: ReceiptPrinter?
  private let paper: PaperWidth

  init(_ setting: ReceiptSetting) {
    printer = setting.device.map { ReceiptPrinter(device: $0, report: OperatorLines.report) }
    paper = PaperWidth(columns: setting.columns) ?? .middle
  }

  /// Prints a receipt without keeping anyone waiting.
  func print(_ lines: [ReceiptLine]) {
    printer?.print(ESCPOS().bytes(lines, on: paper))
  }

  /// Lets what waits be printed, for a moment.
  func leave() {
    printer?.leave()
  }
}

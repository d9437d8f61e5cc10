/// How receipts are printed.
package struct ReceiptSetting: Hashable, Sendable {
  /// How many characters a line of a printer can have.
  package static let widths = [32, 42, 48]
  /// How many lines the header can have.
  package static let headerLengths = 0...6

  /// The absolute path of the printer; nil prints nothing.
  package var device: String?
  /// Characters in a line, one of ``widths``.
  package var columns = 42
  /// The shop's name and address, a line each.
  package var header = ["Counterbell"]

  package init() {}

  init(_ given: GivenSettings) throws(ConfigurationFault) {
    if let value = given[.receiptDevice] { device = try value.path(such: "/dev/usb/lp0") }
    if let value = given[.receiptColumns] {
      let wanted = "one of " + Self.widths.map(String.init).joined(separator: ", ")
      columns = try value.wholeNumber(wanted, Self.widths.contains)
    }
    if let value = given[.receiptHeader] {
      header = try value.elements(Self.headerLengths, "lines").map { (line) throws(ConfigurationFault) in
        try line.line(1...48)
      }
    }
  }
}

/// What a printer says of itself, in the lines of the parallel port, which USB printers keep to.
struct PrinterStatus {
  let rawValue: Int32

  private static let paperOut: Int32 = 0x20
  private static let selected: Int32 = 0x10
  private static let noError: Int32 = 0x08

  /// What keeps it from printing; nil if nothing does.
  var trouble: PrinterTrouble? {
    let told = rawValue & (Self.paperOut | Self.selected | Self.noError)
    // Printers that have nothing to say say zero, which would be an error if it were meant.
    if told == 0 { return nil }
    if told & Self.paperOut != 0 { return .noPaper }
    return told & Self.noError == 0 ? .printerError : nil
  }
}

/// What a printer says of itself, in the lines of the parallel port, which USB printers keep to.
struct PrinterStatus {
  let rawValue: Int32

  private static let paperOut: Int32 = 0x20
  private static let selected: Int32 = 0x10
  private static let noError: Int32 = 0x08

  private var told: Int32 { rawValue & (Self.paperOut | Self.selected | Self.noError) }

  /// Whether it says anything: printers that have nothing to say say zero, which would be an error if it were meant.
  var saysAnything: Bool { told != 0 }

  /// What keeps it from printing; nil if nothing does.
  var trouble: PrinterTrouble? {
    guard saysAnything else { return nil }
    if told & Self.paperOut != 0 { return .noPaper }
    return told & Self.noError == 0 ? .printerError : nil
  }
}

/// A table of 128 characters beside ASCII that a printer has.
struct CodePage: Sendable {
  /// What `ESC t` calls it.
  let number: UInt8
  private let bytes: [Unicode.Scalar: UInt8]

  /// Nil where this system's iconv lacks the table.
  init?(number: UInt8, name: String) {
    guard let conversion = Conversion(from: name, to: "UTF-8") else { return nil }
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      // In place of control characters a printer has anything.
      if let scalar = conversion.scalar(byte), scalar.value >= 0xA0 { bytes[scalar] = byte }
    }
    self.number = number
    self.bytes = bytes
  }

  subscript(scalar: Unicode.Scalar) -> UInt8? { bytes[scalar] }

  /// The tables to choose from, in the order in which they are tried.
  ///
  /// The numbers are Epson's. The first has `€` and `£` and is in the most printers.
  static var all: [CodePage] {
    let names: [(UInt8, String)] = [
      (19, "CP858"), (16, "CP1252"), (18, "CP852"), (17, "CP866"), (14, "CP737"), (13, "CP857"), (33, "CP775"),
      (0, "CP437"),
    ]
    return names.compactMap { CodePage(number: $0, name: $1) }
  }
}

/// A receipt as the bytes that thermal printers print, in Epson's language ESC/POS.
///
/// It asks the C library for its tables once, when it is made, which takes some milliseconds.
package struct ESCPOS: Sendable {
  private let characters = PrinterCharacters()

  package init() {}

  /// A whole receipt, from the printer's reset to the cut.
  package func bytes(_ receipt: [ReceiptLine], on paper: PaperWidth) -> [UInt8] {
    let layout = ReceiptLayout(medium: characters, columns: paper.columns)
    var bytes = start
    for line in receipt {
      for text in layout.lines(line) {
        bytes += PrintedLine.bytes(text, isStrong: line.isStrong, in: characters)
      }
    }
    return bytes + Command.feed + Command.cut
  }

  /// The state in which each line finds the printer; those sold in Korea are in Hangul mode after a reset.
  private var start: [UInt8] {
    Command.initialize + Command.korean(false) + Command.ascii
      + (characters.pages.first.map(Command.page) ?? [])
  }
}

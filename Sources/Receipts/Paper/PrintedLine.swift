/// One line's way into the printer: its characters, and the commands that lead to each.
///
/// A line begins and ends with the first code page, outside Hangul mode and without bold.
struct PrintedLine {
  private(set) var bytes: [UInt8] = []
  private let characters: PrinterCharacters
  /// The place of the code page that the printer is at.
  private var page = 0
  private var isKorean = false

  /// The bytes of a line whose characters the printer has, and the line feed behind them.
  static func bytes(_ text: String, isStrong: Bool, in characters: PrinterCharacters) -> [UInt8] {
    var line = PrintedLine(characters: characters)
    let isBold = isStrong && !text.isEmpty
    if isBold { line.bytes += Command.bold(true) }
    for scalar in text.unicodeScalars { line.append(scalar) }
    line.setKorean(false)
    line.setPage(0)
    if isBold { line.bytes += Command.bold(false) }
    return line.bytes + Command.lineFeed
  }

  private init(characters: PrinterCharacters) { self.characters = characters }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isPrintableASCII {
      // Not in Hangul mode, where a printer with another double-byte code would take two letters for one of its own.
      setKorean(false)
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let (page, byte) = place(of: scalar) {
      setKorean(false)
      setPage(page)
      bytes.append(byte)
    } else if let code = characters.korean[scalar] {
      setKorean(true)
      bytes += code
    } else {
      setKorean(false)
      bytes.append(UInt8(ascii: "?"))
    }
  }

  /// Where a character is: at this page if it is there too, else at the first that has it.
  private func place(of scalar: Unicode.Scalar) -> (page: Int, byte: UInt8)? {
    for index in [page] + characters.pages.indices {
      if index < characters.pages.count, let byte = characters.pages[index][scalar] { return (index, byte) }
    }
    return nil
  }

  private mutating func setKorean(_ isKorean: Bool) {
    if isKorean != self.isKorean { bytes += Command.korean(isKorean) }
    self.isKorean = isKorean
  }

  private mutating func setPage(_ page: Int) {
    if page != self.page { bytes += Command.page(characters.pages[page]) }
    self.page = page
  }
}

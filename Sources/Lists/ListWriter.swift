package import Domain

/// Writes words as a list that a spreadsheet opens and that ``ListReader`` reads back as it was.
package struct ListWriter: Sendable {
  package enum Format: String, Sendable {
    case csv, tsv
  }

  private let delimiter: UInt8

  package init(_ format: Format) {
    delimiter = format == .csv ? .comma : .tab
  }

  /// Appends the names of the columns.
  package func appendHeader(to bytes: inout [UInt8]) {
    appendRow(["word", "meaning", "day", "memorised"], to: &bytes)
  }

  package func append(_ word: Word, to bytes: inout [UInt8]) {
    appendRow(
      [word.entry.word, word.entry.meaning, word.day.description, word.isMemorised ? "yes" : "no"], to: &bytes)
  }

  private func appendRow(_ cells: InlineArray<4, String>, to bytes: inout [UInt8]) {
    for index in cells.indices {
      append(cells[index], to: &bytes)
      bytes.append(index == cells.count - 1 ? .lineFeed : delimiter)
    }
  }

  private func append(_ cell: String, to bytes: inout [UInt8]) {
    let isGuarded = FormulaGuard.concerns(cell.utf8.span)
    guard cell.utf8.contains(where: needsQuotes) else {
      if isGuarded { bytes.append(.apostrophe) }
      bytes.append(contentsOf: cell.utf8)
      return
    }
    bytes.append(.quote)
    if isGuarded { bytes.append(.apostrophe) }
    for byte in cell.utf8 {
      if byte == .quote { bytes.append(.quote) }
      bytes.append(byte)
    }
    bytes.append(.quote)
  }

  /// Whether the byte would end a cell somewhere: spreadsheets of other countries take other delimiters, and would find
  /// a formula behind one.
  private func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case .quote, .lineFeed, .carriageReturn, .comma, .semicolon, .tab, .pipe: true
    default: false
    }
  }
}

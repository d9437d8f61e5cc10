/// Writes records that a spreadsheet opens, as CSV (RFC 4180, with line feeds) or TSV.
package struct RecordWriter: Sendable {
  private let delimiter: UInt8

  package init(_ format: ListWriter.Format) {
    delimiter = format == .csv ? .comma : .tab
  }

  /// Appends one record of at least one cell.
  package func append(_ cells: some Collection<String>, to bytes: inout [UInt8]) {
    for cell in cells {
      append(cell, to: &bytes)
      bytes.append(delimiter)
    }
    bytes[bytes.count - 1] = .lineFeed
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

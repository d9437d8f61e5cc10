/// How a list is laid out: found from all of its records.
struct ListShape {
  private(set) var anki = AnkiHeader()
  private(set) var delimiter = UInt8.comma
  private(set) var columns = ListColumns.plain
  private(set) var hasHeader = false

  /// Reads the list once, with every delimiter that may be its own.
  init(_ records: inout RecordReader) throws(ListTrouble) {
    var survey = DelimiterSurvey()
    var first = ""
    var mayHaveHeader = true
    var next = try records.next()
    while next == .record, anki.take(RecordCells.text(records)) { next = try records.next() }
    while next != .end {
      if next == .record, !RecordCells.isBlank(records) {
        if first.isEmpty { first = RecordCells.text(records) }
        if anki.delimiter != nil { break }
        survey.count(records.fields)
      }
      if case .fault = next, first.isEmpty { mayHaveHeader = false }
      next = try records.next()
    }
    delimiter = anki.delimiter ?? survey.best { Self.columns(header: first, $0) != nil }
    if let named = anki.columns(delimiter: delimiter) {
      columns = named
    } else if mayHaveHeader, let named = Self.columns(header: first, delimiter) {
      columns = named
      hasHeader = true
    }
  }

  /// The columns that the first record names; nil when it is no header.
  private static func columns(header: String, _ delimiter: UInt8) -> ListColumns? {
    let bytes = Array(header.utf8)
    var scanner = RecordScanner(delimiters: [delimiter])
    guard case .record = scanner.scan(bytes, bytes.indices, isLast: true) else { return nil }
    return ListColumns(names: scanner.fields.map { RecordCells.text($0, in: bytes.span) })
  }
}

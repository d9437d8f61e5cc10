package import Domain

/// Reads the words of a list, whatever its encoding, delimiter and columns are.
package struct ListReader: ~Copyable {
  /// What was taken for the encoding.
  package let encoding: TextEncoding
  private var records: RecordReader
  private let cells: RecordCells

  /// Looks through the whole file; an encoding that is given is not looked for.
  package init(_ file: consuming InputFile, encoding: TextEncoding? = nil) throws(ListTrouble) {
    let encoding = try EncodingSurvey.encoding(of: file, unless: encoding)
    var records = try RecordReader(file, encoding, delimiters: DelimiterSurvey.candidates)
    let shape = try ListShape(&records)
    try records.rewind(delimiters: [shape.delimiter], skippingLines: shape.anki.lineCount)
    while shape.hasHeader, try records.next() == .record, RecordCells.isBlank(records) {}
    self.encoding = encoding
    self.records = records
    cells = RecordCells(shape: shape, encoding: encoding)
  }

  /// The file that is read, and how far it has been read in bytes.
  package var descriptor: Int32 { records.descriptor }
  package var bytesRead: Int { records.bytesRead }

  /// The names of columns that are not read.
  package var ignoredColumns: [String] { cells.shape.columns.ignored }

  /// The next line that is not blank: the number of the line of the file on which it begins, and its word.
  package mutating func next() throws(ListTrouble) -> (line: Int, word: Reading<ListedWord>)? {
    while true {
      switch try records.next() {
      case .end: return nil
      case .fault(let fault): return (records.recordLine, .refused(.list(fault)))
      case .record:
        if RecordCells.isBlank(records) { continue }
        return (records.recordLine, cells.word(records))
      }
    }
  }
}

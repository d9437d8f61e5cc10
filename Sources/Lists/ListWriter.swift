package import Domain

/// Writes words as a list that a spreadsheet opens and that ``ListReader`` reads back as it was.
package struct ListWriter: Sendable {
  package enum Format: String, Sendable {
    case csv, tsv
  }

  private let records: RecordWriter

  package init(_ format: Format) {
    records = RecordWriter(format)
  }

  /// Appends the names of the columns.
  package func appendHeader(to bytes: inout [UInt8]) {
    records.append(["word", "meaning", "day", "memorised"], to: &bytes)
  }

  package func append(_ word: Word, to bytes: inout [UInt8]) {
    records.append(
      [word.entry.word, word.entry.meaning, word.day.description, word.isMemorised ? "yes" : "no"], to: &bytes)
  }
}

package import Domain

/// Bills by the million: `bill,tip,split` a line in, `tip,total,per_person,people_paying_one_more` a line out; of a line
/// with parts or further fields `tip,total,per_person,,charge,due,shares`.
///
/// Both sides are for programs: ASCII digits and a point, whatever the locale. `per_person` is the least that anyone
/// pays. A header line, known by its first field `bill`, is answered with one; a blank line is passed over.
package struct Batch: ~Copyable {
  private static let header = "tip,total,per_person,people_paying_one_more\n"
  private static let longHeader = "tip,total,per_person,people_paying_one_more,charge,due,shares\n"

  private var reader: LineReader
  private var output: Output
  private let lines: BatchLines
  private var progress: Progress?
  /// Is called with the number of each refused line, counted from 1, and why.
  private let report: (Int, Refusal) -> Void

  package init(
    reader: consuming LineReader, output: consuming Output, currency: Currency, progress: Progress?,
    report: @escaping (Int, Refusal) -> Void
  ) {
    self.reader = reader
    self.output = output
    lines = BatchLines(currency: currency)
    self.progress = progress
    self.report = report
  }

  /// Answers every line; returns whether none was refused.
  package mutating func run() throws(SystemError) -> Bool {
    var line: [UInt8] = []
    var lineNumber = 0
    var allTaken = true
    while true {
      let next = try reader.next(into: &line, flushing: &output)
      if next == .end { break }
      lineNumber += 1
      if lineNumber == 1, BatchLines.isHeader(line.span) {
        output.bytes.append(contentsOf: Self.header.utf8)
      } else if lineNumber == 1, BatchLines.isHeader(line.span, withMore: true) {
        output.bytes.append(contentsOf: Self.longHeader.utf8)
      } else if let refusal = answer(next, line) {
        allTaken = false
        progress?.clear()
        report(lineNumber, refusal)
      }
      if try output.flushIfLarge() { progress?.show(done: reader.bytesRead) }
    }
    progress?.clear()
    try output.flush()
    return allTaken
  }

  private mutating func answer(_ next: LineReader.Next, _ line: [UInt8]) -> Refusal? {
    next == .tooLong ? .lineTooLong(limit: LineReader.limit) : lines.answer(line.span, to: &output.bytes)
  }
}

import Domain

/// Makes words of records.
struct RecordCells {
  let shape: ListShape
  let encoding: TextEncoding

  /// Whether nothing is written in any field of the record.
  static func isBlank(_ records: borrowing RecordReader) -> Bool {
    let bytes = records.buffer.span.extracting(records.record)
    return records.fields.allSatisfy { isBlank($0, in: bytes) }
  }

  private static func isBlank(_ field: FieldPlace, in bytes: Span<UInt8>) -> Bool {
    for index in field.range where bytes[index] != .space && bytes[index] != .tab { return false }
    return true
  }

  /// The whole record without its line end, what is not UTF-8 replaced.
  static func text(_ records: borrowing RecordReader) -> String {
    var end = records.record.upperBound
    while end > records.record.lowerBound, [.lineFeed, .carriageReturn].contains(records.buffer[end - 1]) {
      end -= 1
    }
    return String(decoding: records.buffer[records.record.lowerBound..<end], as: UTF8.self)
  }

  /// A field's text, as the person who wrote it saw it.
  static func text(_ field: FieldPlace, in bytes: Span<UInt8>) -> String {
    var range = field.range
    while range.lowerBound < range.upperBound, bytes[range.lowerBound] == .space { range.removeFirst() }
    while range.lowerBound < range.upperBound, bytes[range.upperBound - 1] == .space { range.removeLast() }
    guard let first = range.first else { return "" }
    if bytes[first] == .apostrophe, FormulaGuard.concerns(bytes.extracting(range)) { range.removeFirst() }
    let text = unsafe bytes.extracting(range).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
    return field.hasDoubledQuotes ? withSingleQuotes(text) : text
  }

  private static func withSingleQuotes(_ text: String) -> String {
    var isSecond = false
    let bytes = text.utf8.filter { byte in
      isSecond = byte == .quote && !isSecond
      return byte != .quote || isSecond
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The word of the last record.
  func word(_ records: borrowing RecordReader) -> Reading<ListedWord> {
    let bytes = records.buffer.span.extracting(records.record)
    let fields = records.fields
    guard (try? UTF8Span(validating: bytes)) != nil else {
      return .refused(.list(.undecodable(encoding: encoding.name)))
    }
    let columns = shape.columns
    for index in fields.indices.dropFirst(columns.count) where !Self.isBlank(fields[index], in: bytes) {
      return .refused(.list(tooManyFields(fields.count)))
    }
    func cell(_ column: Int?) -> String {
      guard let column, column < fields.count else { return "" }
      return Self.text(fields[column], in: bytes)
    }
    let plain = shape.anki.isHTML ? HTMLText.plain : { $0 }
    let entry: Entry
    switch Entry.reading(word: plain(cell(columns.word)), meaning: plain(cell(columns.meaning))) {
    case .value(let read): entry = read
    case .refused(.missingWord): return .refused(.list(.noWord))
    case .refused(.missingMeaning(let word)): return .refused(.list(.noMeaning(word)))
    case .refused(let refusal): return .refused(refusal)
    }
    return listed(entry, day: cell(columns.day), mark: cell(columns.memorised))
  }

  private func tooManyFields(_ count: Int) -> ListFault {
    shape.columns == .plain
      ? .tooManyFields(count: count) : .fieldsBeyondHeader(count: count, columns: shape.columns.count)
  }

  private func listed(_ entry: Entry, day: String, mark: String) -> Reading<ListedWord> {
    var word = ListedWord(entry: entry)
    if !day.isEmpty {
      guard let read = Day(cell: day.utf8.span) else { return .refused(.list(.notADay(day))) }
      word.day = read
    }
    if !mark.isEmpty {
      guard let read = Mark.reading(mark) else { return .refused(.list(.unknownMark(mark))) }
      word.isMemorised = read
    }
    return .value(word)
  }
}

import Domain

/// Reads a file record by record, in memory that does not grow with it.
struct RecordReader: ~Copyable {
  /// The longest record, in bytes of UTF-8.
  static let limit = 1 << 20
  private static let pieceSize = 1 << 17

  enum Next: Equatable {
    case record
    case fault(ListFault)
    case end
  }

  private let file: InputFile
  private let encoding: TextEncoding
  private var source: TextSource
  private var scanner: RecordScanner
  private(set) var buffer: [UInt8]
  private var start = 0
  private var end = 0
  private var reachedEnd = false
  /// The number of the line at `start`, counted from 1.
  private var line = 1

  /// Where the last record lies in the buffer, its line end with it.
  private(set) var record = 0..<0
  /// The line on which the last record, or what was wrong with it, begins.
  private(set) var recordLine = 1

  init(_ file: consuming InputFile, _ encoding: TextEncoding, delimiters: [UInt8]) throws(ListTrouble) {
    self.file = file
    self.encoding = encoding
    source = try TextSource(encoding)
    scanner = RecordScanner(delimiters: delimiters)
    buffer = Array(repeating: 0, count: Self.limit + Self.pieceSize)
  }

  /// Begins again behind that many lines, with other delimiters.
  mutating func rewind(delimiters: [UInt8], skippingLines count: Int) throws(ListTrouble) {
    source = try TextSource(encoding)
    scanner = RecordScanner(delimiters: delimiters)
    (start, end, reachedEnd, line) = (0, 0, false, 1)
    for _ in 0..<count { try skipLine() }
  }

  /// How much of the file has been read, in bytes.
  var bytesRead: Int { source.offset }
  var descriptor: Int32 { file.descriptor }

  /// The last record's fields.
  var fields: ContiguousArray<FieldPlace> { scanner.fields }

  /// Finds the next record.
  mutating func next() throws(ListTrouble) -> Next {
    while true {
      recordLine = line
      if start == end, reachedEnd { return .end }
      switch scanner.scan(buffer, start..<end, isLast: reachedEnd) {
      case .record(let length, let lineEnds):
        take(length, lineEnds)
        return length > Self.limit ? .fault(.recordTooLong(limit: Self.limit)) : .record
      case .openQuote(let quote): return try pass(quote)
      case .unfinished(let quote):
        if end - start <= Self.limit {
          try fill()
        } else if let quote, quote.nextLine != nil {
          return try pass(quote)
        } else {
          try skipLine()
          return .fault(.recordTooLong(limit: Self.limit))
        }
      }
    }
  }

  private mutating func take(_ length: Int, _ lineEnds: Int) {
    record = start..<start + length
    start += length
    line += lineEnds
  }

  /// Goes on behind the line on which the quote opens, as if that line were not there.
  private mutating func pass(_ quote: RecordScanner.OpenQuote) throws(ListTrouble) -> Next {
    line += quote.lineEnds
    recordLine = line
    if let nextLine = quote.nextLine {
      start += nextLine
      line += 1
    } else {
      start = end
    }
    return .fault(.openQuote)
  }

  /// Moves what is left to the front and reads more behind it.
  private mutating func fill() throws(ListTrouble) {
    if start > 0 {
      let rest = start..<end
      unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest]))
      }
      (start, end) = (0, rest.count)
    }
    let isFirst = line == 1 && end == 0
    let room = end..<min(buffer.count, end + Self.pieceSize)
    let count = try source.read(from: file, into: &buffer, room)
    end += count
    reachedEnd = count == 0
    // A mark of the byte order is no part of the text.
    if isFirst, buffer[..<end].starts(with: "\u{FEFF}".utf8) { start = 3 }
  }

  /// Passes over everything up to and with the next line end, however far away.
  mutating func skipLine() throws(ListTrouble) {
    while true {
      while start < end {
        let byte = buffer[start]
        if byte == .carriageReturn, start + 1 == end, !reachedEnd { break }
        start += 1
        guard byte == .lineFeed || byte == .carriageReturn else { continue }
        if byte == .carriageReturn, start < end, buffer[start] == .lineFeed { start += 1 }
        line += 1
        return
      }
      if reachedEnd { return }
      try fill()
    }
  }
}

/// Cuts bytes into the fields of a record (RFC 4180, and what people make of it).
///
/// A quote opens a field only at its start, spaces aside, and closes it only before a delimiter, a line end or the
/// end. Elsewhere it is text: `5" nail`, `"so-called" truth`.
struct RecordScanner {
  enum Finding: Equatable {
    /// Where the next record begins, and how many line ends are before it.
    case record(end: Int, lineEnds: Int)
    /// The end of the record is not here; a quote that is open may be why.
    case unfinished(OpenQuote?)
    case openQuote(OpenQuote)
  }

  /// A quote that has not been closed.
  struct OpenQuote: Equatable {
    /// How many line ends of the record are before it.
    let lineEnds: Int
    /// Where the next line begins; nil when that is not here.
    let nextLine: Int?
  }

  /// The fields of the record that was found last.
  private(set) var fields: ContiguousArray<FieldPlace> = []
  /// The bytes that end a field without quotes.
  private let ends: ByteSet
  private var lineEnds = 0

  /// Each of these ends a field.
  init(delimiters: [UInt8]) {
    ends = ByteSet(delimiters + [.lineFeed, .carriageReturn])
  }

  /// Finds the record at the start of a part of the bytes; `isLast` says that nothing comes behind it.
  mutating func scan(_ bytes: [UInt8], _ part: Range<Int>, isLast: Bool) -> Finding {
    scan(bytes.span.extracting(part), isLast: isLast)
  }

  private mutating func scan(_ bytes: Span<UInt8>, isLast: Bool) -> Finding {
    fields.removeAll(keepingCapacity: true)
    lineEnds = 0
    var index = 0
    while true {
      var place: FieldPlace
      if let quote = openingQuote(bytes, from: index) {
        switch quotedField(bytes, from: index, opening: quote, isLast: isLast) {
        case .place(let found, let behind): (place, index) = (found, behind)
        case .not(let finding): return finding
        }
      } else {
        let end = textEnd(bytes, from: index)
        (place, index) = (FieldPlace(index..<end), end)
      }
      guard index < bytes.count else {
        fields.append(place)
        return isLast ? .record(end: index, lineEnds: lineEnds) : .unfinished(nil)
      }
      let byte = bytes[index]
      index += 1
      if byte == .lineFeed || byte == .carriageReturn {
        fields.append(place)
        return recordEnd(bytes, byte, behind: index, isLast: isLast)
      }
      place.delimiter = byte
      fields.append(place)
    }
  }

  /// CR and LF together are one line end.
  private func recordEnd(_ bytes: Span<UInt8>, _ byte: UInt8, behind: Int, isLast: Bool) -> Finding {
    guard byte == .carriageReturn else { return .record(end: behind, lineEnds: lineEnds + 1) }
    if behind == bytes.count { return isLast ? .record(end: behind, lineEnds: lineEnds + 1) : .unfinished(nil) }
    return .record(end: bytes[behind] == .lineFeed ? behind + 1 : behind, lineEnds: lineEnds + 1)
  }

  private func textEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
    return index
  }

  private func openingQuote(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    let index = spacesEnd(bytes, from: start)
    return index < bytes.count && bytes[index] == .quote ? index : nil
  }

  private func spacesEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == .space, !ends.contains(.space) { index += 1 }
    return index
  }

  private enum Quoted {
    case place(FieldPlace, behind: Int)
    case not(Finding)
  }

  private mutating func quotedField(
    _ bytes: Span<UInt8>, from start: Int, opening: Int, isLast: Bool
  ) -> Quoted {
    let field = QuotedField(bytes, opening: opening)
    let open = OpenQuote(lineEnds: lineEnds, nextLine: field.nextLine)
    guard let close = field.close else { return .not(isLast ? .openQuote(open) : .unfinished(open)) }
    let behind = spacesEnd(bytes, from: close + 1)
    if behind == bytes.count, !isLast { return .not(.unfinished(open)) }
    if behind == bytes.count || ends.contains(bytes[behind]) {
      lineEnds += field.lineEnds
      let place = FieldPlace(opening + 1..<close, hasDoubledQuotes: field.hasDoubledQuotes)
      return .place(place, behind: behind)
    }
    if field.lineEnds > 0 { return .not(.openQuote(open)) }
    let end = textEnd(bytes, from: behind)
    return .place(FieldPlace(start..<end), behind: end)
  }
}

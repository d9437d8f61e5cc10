/// Where the words of a line lie: the first one, and all behind it without spaces around it.
struct LineWords {
  let keyword: Range<Int>
  let rest: Range<Int>
  /// The whole line without spaces around it.
  var all: Range<Int> { keyword.lowerBound..<max(keyword.upperBound, rest.upperBound) }

  init(_ line: Span<UInt8>) {
    var start = 0
    var end = line.count
    while start < end, Self.isSpace(line[start]) { start += 1 }
    while end > start, Self.isSpace(line[end - 1]) { end -= 1 }
    var keywordEnd = start
    while keywordEnd < end, !Self.isSpace(line[keywordEnd]) { keywordEnd += 1 }
    var restStart = keywordEnd
    while restStart < end, Self.isSpace(line[restStart]) { restStart += 1 }
    keyword = start..<keywordEnd
    rest = restStart..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// Finds the encoding of a file from all of its bytes.
enum EncodingSurvey {
  private static let pieceSize = 1 << 18

  /// The encoding that is `known`, or the one that is found.
  static func encoding(
    of file: borrowing InputFile, unless known: TextEncoding?
  ) throws(ListTrouble) -> TextEncoding {
    if let known { return known }
    if let marked = try byteOrderMark(of: file) { return marked }
    var utf8 = UTF8Tally()
    try forEachPiece(of: file) { utf8.count($0, isLast: $1) }
    // One bad line does not make another encoding of a file whose other lines are good.
    if utf8.faults == 0 || utf8.characters >= 2 * utf8.faults { return .utf8 }
    var korean = DoubleByteTally(.cp949)
    var japanese = DoubleByteTally(.cp932)
    try forEachPiece(of: file) { bytes, _ in
      korean.count(bytes)
      japanese.count(bytes)
      return bytes.count
    }
    if korean.likelihood == 0, japanese.likelihood == 0 { return .utf8 }
    return korean.likelihood >= japanese.likelihood ? .cp949 : .cp932
  }

  private static func byteOrderMark(of file: borrowing InputFile) throws(ListTrouble) -> TextEncoding? {
    var bytes: [UInt8] = [0, 0, 0]
    _ = try file.read(at: 0, into: &bytes, 0..<3)
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LE }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BE }
    return bytes == [0xEF, 0xBB, 0xBF] ? .utf8 : nil
  }

  /// Gives the file to `body` piece by piece, each time from the first byte on that `body` has not counted.
  private static func forEachPiece(
    of file: borrowing InputFile, _ body: (Span<UInt8>, _ isLast: Bool) -> Int
  ) throws(ListTrouble) {
    var bytes = [UInt8](repeating: 0, count: pieceSize)
    var offset = 0
    while true {
      let count = try file.read(at: offset, into: &bytes, 0..<pieceSize)
      let counted = body(bytes.span.extracting(first: count), false)
      if counted == 0 {
        _ = body(bytes.span.extracting(first: count), true)
        return
      }
      offset += counted
    }
  }
}

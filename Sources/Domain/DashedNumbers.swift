extension [Int] {
  /// Reads as many numbers as `count`, of ASCII digits alone, with a dash between them; the first has four digits, the
  /// others one or two.
  init?(dashed text: some StringProtocol, count: Int) {
    let pieces = text.split(separator: "-", omittingEmptySubsequences: false)
    guard pieces.count == count else { return nil }
    self = []
    for piece in pieces {
      let lengths = isEmpty ? 4...4 : 1...2
      guard lengths ~= piece.utf8.count, piece.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(piece)
      else { return nil }
      append(number)
    }
  }
}

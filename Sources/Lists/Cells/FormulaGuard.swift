/// The apostrophe that keeps a spreadsheet from running a cell as a formula.
///
/// A cell that would begin with a formula's sign, behind any number of apostrophes, gets one more; such a cell loses
/// one when it is read. So each text is read as it was written.
enum FormulaGuard {
  /// Whether the cell begins with a formula's sign behind any number of apostrophes.
  static func concerns(_ cell: Span<UInt8>) -> Bool {
    var index = 0
    while index < cell.count, cell[index] == .apostrophe { index += 1 }
    guard index < cell.count else { return false }
    switch cell[index] {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): return true
    case .tab, .carriageReturn, .lineFeed: return true
    case 0xEF: return isWide(cell.extracting(index...))
    default: return false
    }
  }

  /// Excel takes the wide forms of the signs, U+FF1D, U+FF0B, U+FF0D and U+FF20, for formulas too.
  private static func isWide(_ cell: Span<UInt8>) -> Bool {
    guard cell.count >= 3, cell[1] == 0xBC else { return false }
    return [0x9D, 0x8B, 0x8D, 0xA0].contains(cell[2])
  }
}

/// Rows of cells, each column as wide as its widest cell.
package struct TextTable {
  private var widths: [Int] = []

  package init() {
    Columns.useUTF8()
  }

  package mutating func widen(for cells: [String]) {
    widths += Array(repeating: 0, count: max(0, cells.count - widths.count))
    for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], Columns.width(of: cell)) }
  }

  /// Makes the first column so narrow that a row fits in `width`, at least one column of the terminal.
  mutating func cutFirst(toFit width: Int) {
    let others = widths.dropFirst().reduce(0) { $0 + $1 + 2 }
    if let first = widths.first { widths[0] = max(1, min(first, width - others)) }
  }

  /// A row without spaces at its end; what is wider than its column is cut.
  package func row(_ cells: [String]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      let cell = Columns.fit(cell, in: width)
      return cell + String(repeating: " ", count: max(0, width - Columns.width(of: cell)))
    }
    let row = padded.joined(separator: "  ")
    return String(row.reversed().drop { $0 == " " }.reversed())
  }
}

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

  /// A row without spaces at its end.
  package func row(_ cells: [String]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - Columns.width(of: cell)))
    }
    let row = padded.joined(separator: "  ")
    return String(row.reversed().drop { $0 == " " }.reversed())
  }
}

/// How many columns of a printer's usual font fit on its paper.
package enum PaperWidth: Int, CaseIterable, Sendable {
  /// Paper of 58 mm.
  case narrow = 32
  /// Paper of 80 mm in printers that leave a wide margin.
  case middle = 42
  /// Paper of 80 mm.
  case wide = 48

  /// Nil unless there is paper of so many columns.
  package init?(columns: Int) { self.init(rawValue: columns) }

  package var columns: Int { rawValue }
}

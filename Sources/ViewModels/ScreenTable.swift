/// Rows of values, such as those of a journal.
package struct ScreenTable: Equatable {
  /// How many rows are shown at once where there is no room for all.
  static let pageLength = 20

  package let rows: [[Value]]
  /// Those that are shown where there is no room for all.
  package let visible: Range<Int>
  /// Whether the rows say how things stand, as fields do, and are not what a line has asked for.
  package let isLasting: Bool
  /// The page behind this one, where there is one.
  let next: StaffViewModel.Page?

  init(
    rows: [[Value]] = [], visible: Range<Int>? = nil, isLasting: Bool = false, next: StaffViewModel.Page? = nil
  ) {
    self.rows = rows
    self.isLasting = isLasting
    self.visible = visible ?? 0..<rows.count
    self.next = next
  }
}

/// Rows of values, such as those of a journal.
package struct ScreenTable: Equatable {
  package let rows: [[Value]]
  /// The page behind this one, where there is one.
  let next: StaffViewModel.Page?

  init(rows: [[Value]] = [], next: StaffViewModel.Page? = nil) {
    self.rows = rows
    self.next = next
  }
}

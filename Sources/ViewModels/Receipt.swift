package import Domain

/// What a guest can have in writing, before a language gives it words and a printer a width.
package struct Receipt: Equatable {
  package let title: Label
  package let rows: [Field]
  /// Rows that have a value for a name.
  package let table: [[Value]]
  package let made: Moment

  package init(title: Label, rows: [Field], table: [[Value]] = [], made: Moment) {
    self.title = title
    self.rows = rows
    self.table = table
    self.made = made
  }
}

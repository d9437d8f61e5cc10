package import Domain

/// What a guest can have in writing, before a language gives it words and a printer a width.
package struct Receipt: Equatable {
  package let title: Label
  package let rows: [Field]
  package let made: Moment

  package init(title: Label, rows: [Field], made: Moment) {
    self.title = title
    self.rows = rows
    self.made = made
  }
}

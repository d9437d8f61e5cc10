/// One row of a panel.
struct PanelRow {
  /// Which rows go first where a terminal is too low for all.
  enum Worth: Int, CaseIterable {
    case air, decoration, detail
    /// What stands beside the main thing, such as a calendar.
    case aside
    /// What a guest has entered and the lesser outputs.
    case field
    /// What each one pays, or another row of a table.
    case row
    case needed
  }

  var runs: [Run]
  var worth: Worth
  /// Whether it goes on with the row above; the two are left out together.
  var isContinuation = false

  init(_ runs: [Run], _ worth: Worth = .needed) {
    self.runs = runs
    self.worth = worth
  }

  static var blank: PanelRow { PanelRow([], .air) }

  static func rule(_ width: Int) -> PanelRow {
    PanelRow([Run(String(repeating: "─", count: width), .quiet)], .decoration)
  }
}

extension [PanelRow] {
  /// Leaves out the least worthy rows, the last of them first, until `height` rows are left or only rows of more than
  /// `worth`.
  mutating func shrink(to height: Int, through worth: PanelRow.Worth) {
    for worth in PanelRow.Worth.allCases.prefix(through: worth.rawValue) {
      while count > height, let index = lastIndex(where: { $0.worth == worth }) {
        var start = index
        while start > 0, self[start].isContinuation { start -= 1 }
        removeSubrange(start...index)
      }
    }
  }
}

import Domain
import Localization
import ViewModels

/// A month as a table of weeks, in cells of equal width.
struct CalendarTable {
  /// The columns of a cell: a mark on each side of the day, and how much was saved.
  static let cellWidth = 5
  static let width = 7 * cellWidth

  struct Cell {
    /// Four columns: the day with its marks; spaces where the week has no day in this month.
    let text: String
    let heat: Heat

    /// How much was saved in four steps, for where there is no colour.
    var digit: String { heat == .none ? " " : String(heat.rawValue) }
  }

  /// The days of the week, each as wide as a cell.
  let header: String
  let weeks: [[Cell]]

  init(_ sheet: CalendarSheet, values: ValueWriter) {
    header = values.weekStart.week.map { " \(values.wording.short($0))  " }.joined()
    let blank = Cell(text: "    ", heat: .none)
    let first = sheet.month.first
    let offset = first.weekday.offset(inWeekFrom: values.weekStart)
    let cells = Array(repeating: blank, count: offset) + sheet.cells
    weeks = stride(from: 0, to: cells.count, by: 7).map { start in
      Array(cells[start..<min(start + 7, cells.count)])
    }
  }
}

extension CalendarSheet {
  /// The days of the month: today in brackets, the day that is shown in angles.
  fileprivate var cells: [CalendarTable.Cell] {
    (0..<month.length).compactMap { month.first.advanced(by: $0) }.map { day in
      let marks =
        switch day {
        case today: ("[", "]")
        case chosen: ("<", ">")
        default: (" ", " ")
        }
      let number = day.dayOfMonth
      let text = "\(marks.0)\(number < 10 ? " " : "")\(number)\(marks.1)"
      return CalendarTable.Cell(text: text, heat: heat(of: day))
    }
  }
}

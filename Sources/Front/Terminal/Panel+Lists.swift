import Domain
import Localization
import ViewModels

extension Panel {
  func menu(_ items: [MenuItem], _ width: Int) -> [PanelRow] {
    let column = (items.map { Columns.width(of: $0.name) }.max() ?? 0) + 2
    return items.flatMap { item in
      [
        .blank,
        PanelRow([
          Run("  \(item.number)  ", .accent), Run(padded(item.name, to: column)),
          Run(Columns.fit(values.wording.label(item.label), in: width - column - 5), .strong),
        ]),
      ]
    } + (items.isEmpty ? [] : [.blank])
  }

  /// The month's name, the weekdays and the weeks, each row as wide as the table.
  func calendar(_ sheet: CalendarSheet) -> [[Run]] {
    let table = CalendarTable(sheet, values: values)
    let title = [Run(padded(" " + values.wording.title(sheet.month), to: CalendarTable.width), .strong)]
    let weeks = table.weeks.map { week -> [Run] in
      let days = week.flatMap { cell in
        [Run(cell.text, .heat(cell.heat)), Run(cell.digit, standsForColour: true)]
      }
      return days + [Run(String(repeating: " ", count: (7 - week.count) * CalendarTable.cellWidth))]
    }
    return [title, [Run(padded(table.header, to: CalendarTable.width), .quiet)]] + weeks
  }

  /// Each card with its number, whether it is memorised, its word and its meaning, these two in columns.
  func cards(_ page: CardPage, _ width: Int, isLarge: Bool) -> [PanelRow] {
    if page.cards.isEmpty {
      return [PanelRow([Run(Columns.fit("  " + values.wording.noCards, in: width), .quiet)])]
    }
    let widest = page.cards.map { Columns.width(of: word(of: $0)) }.max() ?? 0
    let column = min(widest, max(1, (width - 7) / 2))
    return page.cards.flatMap { rows(of: $0, page, width, column, atMost: isLarge ? 2 : 1) }
  }

  /// Rows of values in columns, each as wide as its widest value; names with amounts side by side where several fit; of
  /// more rows than there is room for, those of one page, and which ones these are.
  func table(_ table: ScreenTable, _ width: Int) -> [PanelRow] {
    let visible = table.rows[table.visible]
    let cells = visible.map { row in row.map { Printable.text(values.text($0)) } }
    var columns = TextTable()
    for row in cells { columns.widen(for: row) }
    let areAmounts = visible.allSatisfy(\.endsInAmount)
    if areAmounts { columns.cutFirst(toFit: width - 2) }
    let texts = cells.map { columns.row($0) }
    var rows = (areAmounts ? sideBySide(texts, width) : texts).map {
      PanelRow([Run("  " + Columns.fit($0, in: width - 2))], .row)
    }
    if table.visible.count < table.rows.count {
      let (first, last) = (table.visible.lowerBound + 1, table.visible.upperBound)
      let text = "  \(first)–\(last) / \(table.rows.count)   more, back"
      rows.append(PanelRow([Run(Columns.fit(text, in: width), .quiet)], .row))
    }
    return rows
  }

  /// Texts in as many columns as fit, going down first; few ones stay one below the other.
  func sideBySide(_ texts: [String], _ width: Int) -> [String] {
    let widest = (texts.map { Columns.width(of: $0) }.max() ?? 0) + 4
    let columns = texts.count <= Self.longestColumn ? 1 : max(1, (width + 2) / widest)
    let height = (texts.count + columns - 1) / columns
    return (0..<height).map { row in
      stride(from: row, to: texts.count, by: height).map { index in
        index + height < texts.count ? padded(texts[index], to: widest) : texts[index]
      }.joined()
    }
  }

  /// How many rows stand one below the other even where there is room beside them.
  private static let longestColumn = 6

  /// The receipt as it is printed, in place of all else.
  func receipt(_ receipt: Receipt, _ width: Int) -> [PanelRow] {
    values.text(receipt, in: width - 2).map { PanelRow([Run("  " + Columns.fit($0, in: width - 2))]) } + [
      .rule(width)
    ]
  }

  private func rows(
    of card: Card, _ page: CardPage, _ width: Int, _ column: Int, atMost height: Int
  ) -> [PanelRow] {
    let number = card.number < 10 ? "  \(card.number)" : " \(card.number)"
    let word = padded(Columns.fit(word(of: card), in: column), to: column)
    let tag = page.showsDays ? "  \(card.day)" : ""
    let room = max(1, width - 7 - column - Columns.width(of: tag))
    let meaning = Printable.text(values.oneLine(card.entry.meaning))
    var lines = Columns.wrap(meaning, in: room)
    if lines.count > height {
      let rest = lines[(height - 1)...].joined(separator: " ")
      lines = lines[..<(height - 1)] + [Columns.fit(rest, in: room)]
    }
    return lines.enumerated().map { row, line in
      guard row == 0 else {
        return PanelRow([Run(String(repeating: " ", count: column + 7)), Run(line)], .field)
      }
      let mark = Run(card.isMemorised ? " ✓ " : "   ", .accent)
      let texts = [Run(word, .strong), Run(" "), Run(padded(line, to: room)), Run(tag, .quiet)]
      return PanelRow([Run(number, .accent), mark] + texts, .field)
    }
  }

  private func word(of card: Card) -> String {
    Printable.text(values.oneLine(card.entry.word))
  }
}

extension [Value] {
  /// Whether these are a name and what it comes to.
  fileprivate var endsInAmount: Bool {
    switch last {
    case .amount, .fixed: true
    default: false
    }
  }
}

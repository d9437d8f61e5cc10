import Domain
import Localization
import ViewModels

/// A screen laid out in rows for a terminal; it knows nothing of stations.
struct Panel {
  /// A panel grows no wider than this, so that labels and values stay together.
  private static let maximumWidth = 100
  private static let noticeHeight = 2
  /// The columns between a calendar and what stands beside it, which has at least so many.
  private static let gap = 2
  private static let leastInputs = 30

  let values: ValueWriter

  /// The rows of everything but the prompt: with large digits where they fit, without the least worthy rows where
  /// the terminal is low.
  func rows(_ screen: Screen, in size: TerminalSize, isPulsing: Bool) -> [PanelRow] {
    let height = size.rows - 1
    var rows = rows(screen, Self.width(in: size), isLarge: true, isPulsing: isPulsing)
    rows.shrink(to: height, through: .detail)
    guard rows.count > height else { return rows }
    rows = self.rows(screen, Self.width(in: size), isLarge: false, isPulsing: isPulsing)
    rows.shrink(to: height, through: .row)
    return rows
  }

  private func rows(_ screen: Screen, _ width: Int, isLarge: Bool, isPulsing: Bool) -> [PanelRow] {
    let logo = isPulsing ? Self.pulsingLogo(width) : logo(screen, width)
    if !screen.help.isEmpty { return logo + help(screen.help, width, isLarge) + answer(screen, width) }
    if let receipt = screen.receipt { return logo + self.receipt(receipt, width) + answer(screen, width) }
    var rows = logo
    rows += headline(screen, width, isLarge: isLarge)
    for field in screen.fields where field.role == .output { rows += output(field, screen, width) }
    if rows.count > logo.count { rows.append(.rule(width)) }
    rows += middle(screen, width)
    rows.append(.rule(width))
    if let page = screen.cards {
      rows += cards(page, width, isLarge: isLarge)
      rows.append(.rule(width))
    }
    if !screen.table.rows.isEmpty { rows += table(screen.table, width) + [.rule(width)] }
    rows += answer(screen, width)
    return rows
  }

  /// The calendar with the inputs beside it where both fit, or else below it; or the menu.
  private func middle(_ screen: Screen, _ width: Int) -> [PanelRow] {
    let isWide = width >= CalendarTable.width + Self.gap + Self.leastInputs
    guard let sheet = screen.calendar else { return menu(screen.menu, width) + inputs(screen, width) }
    let calendar = calendar(sheet)
    guard isWide else { return calendar.map { PanelRow($0, .aside) } + inputs(screen, width) }
    let inputs = inputs(screen, width - CalendarTable.width - Self.gap)
    return (0..<max(calendar.count, inputs.count)).map { row in
      let left =
        row < calendar.count ? calendar[row] : [Run(String(repeating: " ", count: CalendarTable.width))]
      let right = row < inputs.count ? inputs[row].runs : []
      return PanelRow(left + [Run(String(repeating: " ", count: Self.gap))] + right, .aside)
    }
  }

  private func inputs(_ screen: Screen, _ width: Int) -> [PanelRow] {
    screen.fields.filter { $0.role == .input }.flatMap { input($0, screen, width) }
  }

  static func width(in size: TerminalSize) -> Int {
    max(1, min(size.columns - 2, maximumWidth))
  }

  private func logo(_ screen: Screen, _ width: Int) -> [PanelRow] {
    let name = "♪ Counterbell"
    let title = Columns.fit(values.wording.label(screen.title), in: width - Columns.width(of: name) - 2)
    let gap = width - Columns.width(of: name) - Columns.width(of: title)
    return [
      .blank,
      PanelRow(
        [Run(name, .accent), Run(String(repeating: " ", count: max(1, gap))), Run(title, .strong)], .detail),
      .rule(width),
    ]
  }

  /// The logo drawn large, in as many rows as the other one.
  private static func pulsingLogo(_ width: Int) -> [PanelRow] {
    let name = " ♪  C O U N T E R B E L L  ♪ "
    let inner = Columns.width(of: name)
    let margin = String(repeating: " ", count: max(0, (width - inner - 2) / 2))
    let edge = String(repeating: "━", count: inner)
    return ["┏\(edge)┓", "┃\(name)┃", "┗\(edge)┛"]
      .map { PanelRow([Run(margin + $0, .accent)], .detail) }
  }

  /// The answer to the line before, or else what a guest who is new here needs to know.
  private func answer(_ screen: Screen, _ width: Int) -> [PanelRow] {
    var rows: [PanelRow] = []
    if let answer = screen.answer {
      let ink = screen.refusal == nil ? Ink.strong : .warning
      rows += Columns.wrap(Printable.text(values.sentence(answer)), in: width).map { PanelRow([Run($0, ink)]) }
    }
    rows += screen.sounds.map { PanelRow([Run("[\($0)]", .quiet)]) }
    if rows.isEmpty { rows = [PanelRow([Run(Columns.fit(hint(screen), in: width), .quiet)], .detail)] }
    while rows.count < Self.noticeHeight { rows.append(.blank) }
    return rows
  }

  private func hint(_ screen: Screen) -> String {
    "\(values.wording.hint)     \(values.wording.volume(screen.volume))"
  }

  /// What one can type in one column and what it means in another, where both fit; in a low terminal what one can type
  /// alone, side by side.
  private func help(_ lines: [HelpLine], _ width: Int, _ isLarge: Bool) -> [PanelRow] {
    let texts = lines.map { values.wording.help($0, amounts: values.amounts) }
    if !isLarge {
      return sideBySide(texts.map(\.line), width).map { PanelRow([Run(Columns.fit($0, in: width), .strong)]) }
    }
    let column = (texts.map { Columns.width(of: $0.line) }.max() ?? 0) + 2
    return texts.flatMap { line, meaning -> [PanelRow] in
      if column + Columns.width(of: meaning) <= width {
        let gap = String(repeating: " ", count: column - Columns.width(of: line))
        return [PanelRow([Run(line, .strong), Run(gap + meaning)])]
      }
      return Columns.wrap("\(line) - \(meaning)", in: width).map { PanelRow([Run($0)]) }
    }
  }
}

import Domain
import Localization
import ViewModels

/// A screen laid out in rows for a terminal; it knows nothing of stations.
struct Panel {
  /// A panel grows no wider than this, so that labels and values stay together.
  private static let maximumWidth = 100
  private static let noticeHeight = 2

  let values: ValueWriter

  /// The rows of everything but the prompt, for `size`.
  func rows(_ screen: Screen, in size: TerminalSize, isPulsing: Bool) -> [PanelRow] {
    let width = Self.width(in: size)
    var rows = isPulsing ? Self.pulsingLogo(width) : logo(screen, width)
    rows += headline(screen, width, size.rows)
    for field in screen.fields where field.role == .output { rows += output(field, screen, width) }
    rows.append(.rule(width))
    for field in screen.fields where field.role == .input { rows += input(field, screen, width) }
    rows.append(.rule(width))
    rows += answer(screen, width)
    return rows
  }

  static func width(in size: TerminalSize) -> Int {
    min(size.columns - 2, maximumWidth)
  }

  private func logo(_ screen: Screen, _ width: Int) -> [PanelRow] {
    let name = "♪ Counterbell"
    let title = Columns.fit(values.wording.label(screen.title), in: width - Columns.width(of: name) - 2)
    let gap = width - Columns.width(of: name) - Columns.width(of: title)
    return [
      .blank,
      PanelRow([Run(name, .accent), Run(String(repeating: " ", count: max(1, gap))), Run(title, .strong)]),
      .rule(width),
    ]
  }

  /// The logo drawn large, in as many rows as the other one.
  private static func pulsingLogo(_ width: Int) -> [PanelRow] {
    let name = " ♪  C O U N T E R B E L L  ♪ "
    let inner = Columns.width(of: name)
    let margin = String(repeating: " ", count: max(0, (width - inner - 2) / 2))
    let edge = String(repeating: "━", count: inner)
    return ["┏\(edge)┓", "┃\(name)┃", "┗\(edge)┛"].map { PanelRow([Run(margin + $0, .accent)]) }
  }

  private func answer(_ screen: Screen, _ width: Int) -> [PanelRow] {
    var rows = screen.help.flatMap { line -> [PanelRow] in
      let help = values.wording.help(line, amounts: values.amounts)
      let lines = Columns.wrap("\(help.line)  \(help.meaning)", in: width)
      return lines.map { PanelRow([Run($0)]) }
    }
    if let refusal = screen.refusal {
      let sentence = values.wording.sentence(refusal, amounts: values.amounts)
      rows += Columns.wrap(Printable.text(sentence), in: width).map { PanelRow([Run($0, .warning)]) }
    }
    rows += screen.sounds.map { PanelRow([Run("[\($0)]", .quiet)]) }
    while rows.count < Self.noticeHeight { rows.append(.blank) }
    return rows
  }
}

import Domain
import Localization
import ViewModels

extension Panel {
  private static let indent = 2

  /// The answer that the guest came for, as large as fits.
  func headline(_ screen: Screen, _ width: Int, isLarge: Bool) -> [PanelRow] {
    screen.fields.filter { $0.role == .headline }.flatMap { field -> [PanelRow] in
      let label = PanelRow([Run("  " + values.wording.label(field.label), .strong)])
      return [.blank, label] + figures(field.value, width, isLarge) + [.blank]
    }
  }

  private func figures(_ value: Value, _ width: Int, _ isLarge: Bool) -> [PanelRow] {
    let plain = [PanelRow([Run("  " + Columns.fit(values.text(value), in: width - Self.indent), .accent)])]
    guard isLarge, case .amount(let money) = value else { return plain }
    let parts = values.styles.style(of: money.currency).parts(of: money)
    let sign = Printable.visible(parts.prefix)
    let suffix = Printable.visible(parts.suffix)
    for scale in [2, 1] {
      guard let lines = LargeDigits.lines(parts.number, scale: scale), let first = lines.first else { break }
      let used =
        Columns.width(of: sign) + Columns.width(of: first) + Columns.width(of: suffix) + Self.indent + 2
      if used <= width { return large(lines, sign, suffix) }
    }
    return plain
  }

  /// A sign before the number stands at its top, one behind it at its foot.
  private func large(_ lines: [String], _ sign: String, _ suffix: String) -> [PanelRow] {
    let margin = String(repeating: " ", count: Columns.width(of: sign))
    return lines.indices.map { row in
      let before = "  " + (row == 0 ? sign : margin) + (sign.isEmpty ? "" : " ")
      let after = row == lines.count - 1 && !suffix.isEmpty ? " " + suffix : ""
      return PanelRow([Run(before, .strong), Run(lines[row], .accent), Run(after, .strong)])
    }
  }

  func output(_ field: Field, _ screen: Screen, _ width: Int) -> [PanelRow] {
    let column = labelWidth(screen)
    let lines = Columns.wrap(values.text(field.value), in: width - column)
    return lines.indices.map { index in
      let label = index == 0 ? "  " + values.wording.label(field.label) : ""
      var row = PanelRow([Run(padded(label, to: column)), Run(lines[index], .strong)], .field)
      row.isContinuation = index > 0
      return row
    }
  }

  func input(_ field: Field, _ screen: Screen, _ width: Int) -> [PanelRow] {
    let column = labelWidth(screen)
    let isFocused = field.label == screen.focus
    let label = Run(
      padded((isFocused ? "› " : "  ") + values.wording.label(field.label), to: column),
      isFocused ? .strong : .plain)
    guard !field.choices.isEmpty else {
      let value = Run(" " + Columns.fit(values.text(field.value), in: width - column - 1), .strong)
      return [PanelRow([label, value], .field)]
    }
    var rows = [PanelRow([label], .field)]
    var used = column
    for choice in choices(of: field, width - column) {
      let choiceWidth = Columns.width(of: choice.text)
      if used + choiceWidth > width, used > column {
        rows.append(PanelRow([Run(padded("", to: column))], .field))
        used = column
      }
      rows[rows.count - 1].runs.append(choice)
      used += choiceWidth
    }
    return rows
  }

  /// The choices side by side, the chosen one marked even without colours.
  private func choices(of field: Field, _ width: Int) -> [Run] {
    let texts = field.isNumbered ? numberedChoices(of: field) : openChoices(of: field)
    return texts.map { isChosen, text in
      let text = Columns.fit(text, in: width - 2)
      return isChosen ? Run("[\(text)]", .chosen) : Run(" \(text) ")
    }
  }

  /// Each choice, and whether it is chosen, with its number.
  private func numberedChoices(of field: Field) -> [(isChosen: Bool, text: String)] {
    field.choices.enumerated().map { (field.isChosen($1), "\($0 + 1) \(values.text($1))") }
  }

  /// Each choice, and whether it is chosen; then whatever else the guest enters.
  private func openChoices(of field: Field) -> [(isChosen: Bool, text: String)] {
    let isCustom = !field.choices.contains(where: field.isChosen)
    let custom = values.wording.label(.custom) + (isCustom ? " " + values.text(field.value) : "")
    return field.choices.map { (field.isChosen($0), values.text($0)) } + [(isCustom, custom)]
  }

  private func labelWidth(_ screen: Screen) -> Int {
    Self.indent + 2 + (screen.fields.map { Columns.width(of: values.wording.label($0.label)) }.max() ?? 0)
  }

  func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Columns.width(of: text)))
  }
}

import Localization
import ViewModels

extension Panel {
  /// The bytes that draw the whole panel over the one before, and leave the cursor behind what is typed.
  ///
  /// Nothing is cleared before it is drawn, so nothing flickers.
  func frame(
    _ screen: Screen, typed: String, in size: TerminalSize, isPulsing: Bool, hasColour: Bool
  ) -> [UInt8] {
    let rows = rows(screen, in: size, isPulsing: isPulsing)
    let promptRow = min(rows.count, size.rows - 1)
    var bytes = Array("\u{1B}[?25l\u{1B}[H".utf8)
    for row in rows.prefix(promptRow) {
      append(row.runs, size, hasColour, to: &bytes)
      bytes.append(contentsOf: "\u{1B}[K\r\n".utf8)
    }
    append(prompt(screen, typed, Self.width(in: size)), size, hasColour, to: &bytes)
    bytes.append(contentsOf: "\u{1B}[J\u{1B}[?25h".utf8)
    return bytes
  }

  /// The bytes that draw the prompt alone again, where the cursor is.
  func promptLine(_ screen: Screen, typed: String, in size: TerminalSize, hasColour: Bool) -> [UInt8] {
    var bytes = Array("\r".utf8)
    append(prompt(screen, typed, Self.width(in: size)), size, hasColour, to: &bytes)
    bytes.append(contentsOf: "\u{1B}[K".utf8)
    return bytes
  }

  /// The name of the field in focus and what is typed so far; the start of a long line scrolls out of sight.
  private func prompt(_ screen: Screen, _ typed: String, _ width: Int) -> [Run] {
    let name = values.wording.label(screen.focus) + "> "
    let room = max(1, width - Columns.width(of: name) - 1)
    return [Run(name, .accent), Run(Columns.fitEnd(Printable.text(typed), in: room))]
  }

  /// Appends the runs of a row, centred with the panel and cut at the terminal's edge.
  private func append(_ runs: [Run], _ size: TerminalSize, _ hasColour: Bool, to bytes: inout [UInt8]) {
    let margin = max(0, (size.columns - Self.width(in: size)) / 2)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: margin))
    var room = size.columns - margin
    for run in runs where room > 0 {
      var text = Columns.fit(run.text, in: room)
      let width = Columns.width(of: text)
      room -= width
      if run.standsForColour, hasColour { text = String(repeating: " ", count: width) }
      if let parameters = run.ink.parameters(hasColour: hasColour) {
        bytes.append(contentsOf: "\u{1B}[\(parameters)m\(text)\u{1B}[0m".utf8)
      } else {
        bytes.append(contentsOf: text.utf8)
      }
    }
  }
}

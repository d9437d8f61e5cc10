import Domain
import Localization
import ViewModels

/// Lines one below the other for screen readers and braille: what has changed and nothing else, without boxes, and
/// nothing is drawn over.
struct PlainDisplay: TerminalDisplay {
  static let enter: StaticString = ""
  static let leave: StaticString = "\r\n\u{1B}[0m"

  var values: ValueWriter
  /// The lines of the screen shown last, but for what a line has answered.
  private var shown: [String] = []
  /// The names of the fields that had a value in it.
  private var shownLabels: [String] = []
  /// What of the line that is being typed stands on the terminal.
  private var typed = ""

  init(values: ValueWriter) {
    self.values = values
  }

  mutating func answer(_ screen: Screen, typed: String, in size: TerminalSize, isPulsing: Bool) -> [UInt8] {
    let lines = PlainLines(screen, values)
    let changed = lines.lasting.filter { !shown.contains($0) } + lines.gone(since: shownLabels)
    shown = lines.lasting
    shownLabels = [lines.title] + lines.labels
    // Of a password not even how long it was is left.
    let marks = self.typed.reversed().prefix { $0 == "•" }.count
    return Self.erasing(columns: marks)
      + Self.bytes("\r\n" + (changed + lines.answer).map { Printable.text($0) + "\r\n" }.joined())
      + begin(screen, typed)
  }

  /// Only a pulse or another size asks for this, and neither says anything.
  func redraw(_ screen: Screen, typed: String, in size: TerminalSize, isPulsing: Bool) -> [UInt8] { [] }

  /// Adds what was typed, takes away what was erased, or else begins the line again below.
  mutating func prompt(_ screen: Screen, typed: String, in size: TerminalSize) -> [UInt8] {
    let before = self.typed
    let typed = fit(typed, screen, size)
    if typed.hasPrefix(before) {
      self.typed = typed
      return Self.bytes(Printable.text(String(typed.dropFirst(before.count))))
    }
    guard before.hasPrefix(typed) else { return Self.bytes("\r\n") + begin(screen, typed) }
    self.typed = typed
    return Self.erasing(columns: Columns.width(of: before) - Columns.width(of: typed))
  }

  /// Clears the terminal, so that the next guest can't read up.
  mutating func endVisit() -> [UInt8] {
    shown = []
    shownLabels = []
    typed = ""
    return Self.bytes("\u{1B}[H\u{1B}[2J\u{1B}[3J")
  }

  /// The line, of a password no more than fits beside the prompt: what has wrapped could not be erased again.
  private func fit(_ typed: String, _ screen: Screen, _ size: TerminalSize) -> String {
    guard typed.hasSuffix("•") else { return typed }
    let prompt = Columns.width(of: values.wording.label(screen.focus)) + 2
    return String(typed.prefix(max(0, size.columns - prompt - 1)))
  }

  private mutating func begin(_ screen: Screen, _ typed: String) -> [UInt8] {
    self.typed = typed
    return Self.bytes(values.wording.label(screen.focus) + "> " + Printable.text(typed))
  }

  private static func erasing(columns: Int) -> [UInt8] {
    bytes(String(repeating: "\u{8} \u{8}", count: columns))
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}

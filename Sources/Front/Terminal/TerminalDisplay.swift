import ViewModels

/// How screens are shown on a terminal.
protocol TerminalDisplay {
  /// What is written when the terminal is taken over and when it is given back.
  static var enter: StaticString { get }
  static var leave: StaticString { get }

  /// The words and signs that values are written with.
  var values: ValueWriter { get set }

  /// The bytes that show what came of a line, and what is typed so far.
  mutating func answer(_ screen: Screen, typed: String, in size: TerminalSize, isPulsing: Bool) -> [UInt8]
  /// The bytes that show the screen again, where something else has changed.
  mutating func redraw(_ screen: Screen, typed: String, in size: TerminalSize, isPulsing: Bool) -> [UInt8]
  /// The bytes that show what is typed so far.
  mutating func prompt(_ screen: Screen, typed: String, in size: TerminalSize) -> [UInt8]
  /// The bytes that take a visit off the screen once it is over.
  mutating func endVisit() -> [UInt8]
}

/// One panel, drawn over and over.
struct PanelDisplay: TerminalDisplay {
  /// The other screen, without wrapping.
  static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[H\u{1B}[2J"
  static let leave: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?7h\u{1B}[H\u{1B}[2J\u{1B}[?1049l"

  var values: ValueWriter
  let hasColour: Bool

  func answer(_ screen: Screen, typed: String, in size: TerminalSize, isPulsing: Bool) -> [UInt8] {
    Panel(values: values).frame(screen, typed: typed, in: size, isPulsing: isPulsing, hasColour: hasColour)
  }

  func redraw(_ screen: Screen, typed: String, in size: TerminalSize, isPulsing: Bool) -> [UInt8] {
    answer(screen, typed: typed, in: size, isPulsing: isPulsing)
  }

  func prompt(_ screen: Screen, typed: String, in size: TerminalSize) -> [UInt8] {
    Panel(values: values).promptLine(screen, typed: typed, in: size, hasColour: hasColour)
  }

  /// The next screen is drawn over this one.
  func endVisit() -> [UInt8] { [] }
}

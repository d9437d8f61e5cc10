import Glibc
import Localization
import ViewModels

/// A visit at a terminal: one panel, drawn again after each line.
package struct TerminalSession {
  /// How long the logo stays large after a reset, in milliseconds.
  private static let pulse: Int32 = 100

  private var conversation: Conversation
  private let panel: Panel
  private let hasColour: Bool
  private var editor = LineEditor()
  private var isPulsing = false

  package init(setting: Setting, hasColour: Bool) {
    conversation = setting.makeConversation()
    panel = Panel(values: ValueWriter(amounts: conversation.amounts, wording: setting.language.wording))
    self.hasColour = hasColour
  }

  /// Answers line after line until one leaves or the terminal ends.
  package mutating func run() throws(SystemError) {
    Columns.useUTF8()
    let terminal = try Terminal(input: STDIN_FILENO, output: STDOUT_FILENO)
    try draw(on: terminal)
    while true {
      switch try terminal.wait(milliseconds: isPulsing ? Self.pulse : nil) {
      case .bytes(let bytes): if try take(bytes, on: terminal) == .leave { return }
      case .redraw: try draw(on: terminal)
      case .timeout:
        isPulsing = false
        try draw(on: terminal)
      case .end: return
      }
    }
  }

  private mutating func take(_ bytes: [UInt8], on terminal: borrowing Terminal) throws(SystemError)
    -> Conversation.Outcome
  {
    var isPromptStale = false
    for byte in bytes {
      isPromptStale = true
      guard let event = editor.take(byte) else { continue }
      if answer(event) == .leave { return .leave }
      isPulsing = conversation.kiosk.screen.sounds.contains("click")
      try draw(on: terminal)
      isPromptStale = false
    }
    if isPromptStale { try drawPrompt(on: terminal) }
    return .stay
  }

  private mutating func answer(_ event: LineEditor.Event) -> Conversation.Outcome {
    switch event {
    case .line(let line): return conversation.take(line.span)
    case .tooLong: conversation.refuseOverlongLine()
    case .end: return .leave
    }
    return .stay
  }

  private func draw(on terminal: borrowing Terminal) throws(SystemError) {
    let frame = panel.frame(
      conversation.kiosk.screen, typed: editor.text, in: terminal.size, isPulsing: isPulsing,
      hasColour: hasColour)
    try terminal.write(frame)
  }

  private func drawPrompt(on terminal: borrowing Terminal) throws(SystemError) {
    try terminal.write(
      panel.promptLine(conversation.kiosk.screen, typed: editor.text, in: terminal.size, hasColour: hasColour))
  }
}

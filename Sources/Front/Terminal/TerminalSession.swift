import Domain
import Glibc
import Localization
import ViewModels

/// A visit at a terminal: one panel, drawn again after each line.
package struct TerminalSession {
  /// How long the logo stays large after a reset.
  private static let pulse = Duration.milliseconds(100)
  /// A key behind ESC that comes later than this is a key of its own, in milliseconds.
  private static let sequencePause: Int32 = 50

  private var conversation: Conversation
  private let panel: Panel
  private let hasColour: Bool
  /// Tells the operator what is wrong with the machine.
  private let report: (String) -> Void
  private var editor = LineEditor()
  /// When the logo is drawn in its normal size again.
  private var pulseEnd: ContinuousClock.Instant?

  package init(setting: Setting, hasColour: Bool, report: @escaping (String) -> Void) {
    conversation = setting.makeConversation()
    panel = Panel(values: setting.makeValues(for: conversation.amounts))
    self.hasColour = hasColour
    self.report = report
  }

  /// Answers line after line until one leaves or the terminal ends.
  package mutating func run() throws(SystemError) {
    Columns.useUTF8()
    let terminal = try Terminal(input: STDIN_FILENO, output: STDOUT_FILENO)
    try draw(on: terminal)
    while true {
      switch try terminal.wait(milliseconds: patience) {
      case .bytes(let bytes): if try take(bytes, on: terminal) == .leave { return }
      case .redraw: try draw(on: terminal)
      case .timeout: editor.endSequence()
      case .end: return
      }
      if let pulseEnd, pulseEnd <= .now {
        self.pulseEnd = nil
        try draw(on: terminal)
      }
    }
  }

  /// How long to wait for a key: for ever, unless a pulse or a sequence of keys has to end by itself.
  private var patience: Int32? {
    let pulse = pulseEnd.map { Int32((max(.zero, $0 - .now) / .milliseconds(1)).rounded(.up)) }
    let sequence = editor.isInSequence ? Self.sequencePause : nil
    return [pulse, sequence].compactMap(\.self).min()
  }

  private mutating func take(
    _ bytes: [UInt8], on terminal: borrowing Terminal
  ) throws(SystemError) -> Conversation.Outcome {
    var isPromptStale = false
    for byte in bytes {
      isPromptStale = true
      guard let event = editor.take(byte) else { continue }
      if answer(event) == .leave { return .leave }
      if let trouble = conversation.trouble { report(trouble.description) }
      pulseEnd = conversation.screen.sounds.contains("click") ? .now + Self.pulse : nil
      try draw(on: terminal)
      noteShown()
      isPromptStale = false
    }
    if isPromptStale { try drawPrompt(on: terminal) }
    return .stay
  }

  /// Notes what a guest has seen now.
  private mutating func noteShown() {
    guard conversation.hasUnshown else { return }
    conversation.noteShown()
    if let trouble = conversation.trouble { report(trouble.description) }
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
      conversation.screen, typed: editor.text, in: terminal.size, isPulsing: pulseEnd != nil,
      hasColour: hasColour)
    try terminal.write(frame)
  }

  private func drawPrompt(on terminal: borrowing Terminal) throws(SystemError) {
    try terminal.write(
      panel.promptLine(conversation.screen, typed: editor.text, in: terminal.size, hasColour: hasColour))
  }
}

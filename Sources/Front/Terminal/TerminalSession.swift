import Domain
import Glibc
import Localization
import ViewModels

/// Visits at a terminal, on a display that shows each screen.
package struct TerminalSession {
  /// How long the logo stays large after a reset.
  private static let pulse = Duration.milliseconds(100)
  /// A key behind ESC that comes later than this is a key of its own.
  private static let sequencePause = Duration.milliseconds(50)
  /// What is kept of a line that is too long.
  private static let nothing: [UInt8] = []

  private let setting: Setting
  private var conversation: Conversation
  private var display: any TerminalDisplay
  /// The language and the currency of the display.
  private var language: Language
  private var currency: Currency
  /// Tells the operator what is wrong with the machine.
  private let report: (String) -> Void
  private var editor = LineEditor()
  /// When the logo is drawn in its normal size again.
  private var pulseEnd: ContinuousClock.Instant?
  private var idle: IdleWatch
  /// Up to when ``idle`` knows what happened.
  private var idleSince = ContinuousClock.now

  /// Plain, it writes lines for screen readers, one below the other.
  package init(setting: Setting, hasColour: Bool, isPlain: Bool, report: @escaping (String) -> Void) {
    self.setting = setting
    conversation = setting.makeConversation()
    language = conversation.language
    currency = conversation.currency
    let values = setting.makeValues(for: conversation.amounts, language)
    display = isPlain ? PlainDisplay(values: values) : PanelDisplay(values: values, hasColour: hasColour)
    self.report = report
    idle = IdleWatch(setting.idle)
  }

  /// Answers line after line until one leaves or the terminal ends.
  package mutating func run() throws(SystemError) {
    Columns.useUTF8()
    let terminal = try Terminal(
      input: STDIN_FILENO, output: STDOUT_FILENO, display: type(of: display), isLocked: conversation.isLocked)
    try drawAnswer(on: terminal)
    while true {
      let event = try terminal.wait(for: patience)
      let isOver = try passIdleTime(on: terminal)
      switch event {
      // Whoever typed these is gone.
      case .bytes where isOver: terminal.keys.wipe()
      case .bytes(let count):
        defer { terminal.keys.wipe() }
        if try take(count, on: terminal) == .leave { return }
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

  /// How long to wait for a key: for ever, unless a pulse, a sequence of keys or the visit has to end by itself.
  private var patience: Duration? {
    let pulse = pulseEnd.map { max(.zero, $0 - .now) }
    let sequence = editor.isInSequence ? Self.sequencePause : nil
    return [pulse, sequence, isVisited ? idle.remaining : nil].compactMap(\.self).min()
  }

  private var isVisited: Bool { conversation.isVisited || !editor.isEmpty }

  /// Does what is due when nothing is typed; answers whether the visit has ended.
  private mutating func passIdleTime(on terminal: borrowing Terminal) throws(SystemError) -> Bool {
    let now = ContinuousClock.now
    defer { idleSince = now }
    guard isVisited else {
      idle.restart()
      return false
    }
    guard let event = idle.pass(now - idleSince) else { return false }
    conversation.take(event)
    if event == .end {
      editor.forget()
      _ = display.endVisit()
      editor.secrecy = conversation.secrecy
      try terminal.forget()
      renewIfChanged()
    }
    try drawAnswer(on: terminal)
    return event == .end
  }

  private mutating func take(
    _ count: Int, on terminal: borrowing Terminal
  ) throws(SystemError) -> Conversation.Outcome {
    if idle.isWarned {
      // Whoever is there has been heard.
      conversation.clearAnswer()
      try draw(on: terminal)
    }
    idle.restart()
    // However long an answer takes, nobody is idle meanwhile.
    defer { idleSince = .now }
    var isPromptStale = false
    for index in 0..<count {
      isPromptStale = true
      guard let event = editor.take(terminal.keys[index]) else { continue }
      let wasVisited = conversation.isVisited
      if answer(event) == .leave {
        if let trouble = conversation.trouble { report(trouble.description) }
        return .leave
      }
      if wasVisited, !conversation.isVisited { try terminal.write(display.endVisit()) }
      renewIfChanged()
      editor.secrecy = conversation.secrecy
      pulseEnd = conversation.screen.sounds.contains("click") ? .now + Self.pulse : nil
      try drawAnswer(on: terminal)
      isPromptStale = false
    }
    if isPromptStale { try drawPrompt(on: terminal) }
    return .stay
  }

  /// Begins anew with what the staff have set, once their visit is over.
  private mutating func renewIfChanged() {
    guard !conversation.isVisited, setting.isChanged() else { return }
    conversation.renew(as: setting.makeConversation())
    useLanguage()
  }

  /// Writes everything in the language and the currency of the visit.
  private mutating func useLanguage() {
    language = conversation.language
    currency = conversation.currency
    display.values = setting.makeValues(for: conversation.amounts, language)
  }

  private mutating func answer(_ event: LineEditor.Event) -> Conversation.Outcome {
    switch event {
    case .line(let line): return line.withSpan { conversation.take($0) }
    case .tooLong: conversation.refuseTooLong(Self.nothing.span)
    case .nextLanguage: conversation.speakNextLanguage()
    case .end: return conversation.isLocked ? .stay : .leave
    }
    return .stay
  }
}

// Drawing.
extension TerminalSession {
  /// Draws what came of a line, and notes what a guest has seen now.
  private mutating func drawAnswer(on terminal: borrowing Terminal) throws(SystemError) {
    if language != conversation.language || currency != conversation.currency { useLanguage() }
    if let trouble = conversation.trouble { report(trouble.description) }
    let frame = display.answer(
      conversation.screen, typed: editor.shown, in: terminal.size, isPulsing: pulseEnd != nil)
    try terminal.write(frame)
    guard conversation.hasUnshown else { return }
    conversation.noteShown()
    if let trouble = conversation.trouble { report(trouble.description) }
  }

  private mutating func draw(on terminal: borrowing Terminal) throws(SystemError) {
    let frame = display.redraw(
      conversation.screen, typed: editor.shown, in: terminal.size, isPulsing: pulseEnd != nil)
    try terminal.write(frame)
  }

  private mutating func drawPrompt(on terminal: borrowing Terminal) throws(SystemError) {
    try terminal.write(display.prompt(conversation.screen, typed: editor.shown, in: terminal.size))
  }
}

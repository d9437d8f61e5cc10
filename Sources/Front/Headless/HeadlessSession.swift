package import Domain
import Glibc
import Localization
import Secrets
import ViewModels

/// A run without a terminal: lines in, plain text or JSON out, no waiting and no clock.
package struct HeadlessSession: ~Copyable {
  package enum Ending: Equatable {
    case done
    /// A strict run met a refused line: its number, counted from 1, and why.
    case refused(line: Int, sentence: String)
    /// The machine could not do what a line asked for; the lines behind it are not read.
    case failed(StorageTrouble)
  }

  private var reader: LineReader
  var output: Output
  let setting: Setting
  /// Whether a line that starts with `#` is a comment, and `@wait` lets time pass.
  private let isScript: Bool
  private let isStrict: Bool
  private var line: [UInt8] = []
  private var lineNumber = 0
  var idle: IdleWatch
  /// The renderer in the language and the currency of the visit.
  private var renderer: (any Renderer)?
  private var language: Language?
  private var currency: Currency?

  package init(
    reader: consuming LineReader, output: consuming Output, setting: Setting, isScript: Bool, isStrict: Bool
  ) {
    self.reader = reader
    self.output = output
    self.setting = setting
    self.isScript = isScript
    self.isStrict = isStrict
    idle = IdleWatch(setting.idle)
  }

  /// Answers line after line until the input ends or a line leaves.
  ///
  /// What a locale needs is asked for once there is a line to answer.
  package mutating func run() throws(SystemError) -> Ending {
    var next = try reader.next(into: &line, flushing: &output)
    if next == .end { return .done }
    var conversation = setting.makeConversation()
    while next != .end {
      if let ending = try answer(next, &conversation) { return ending }
      next = try reader.next(into: &line, flushing: &output)
    }
    return try end(.done)
  }

  private mutating func answer(
    _ next: LineReader.Next, _ conversation: inout Conversation
  ) throws(SystemError) -> Ending? {
    lineNumber += 1
    var line: [UInt8] = []
    swap(&line, &self.line)
    defer {
      // Nobody else holds the line by now, or a copy of it would be wiped in its place.
      if conversation.mask != nil {
        line.wipe()
        reader.wipeRead()
      }
      swap(&line, &self.line)
    }
    return try answer(line, next, &conversation)
  }

  private mutating func answer(
    _ line: [UInt8], _ next: LineReader.Next, _ conversation: inout Conversation
  ) throws(SystemError) -> Ending? {
    if isScript, line.first == UInt8(ascii: "#") { return nil }
    if isScript, next != .tooLong, let waiting = Self.waiting(line.span) {
      switch waiting {
      case .value(let seconds): wait(seconds, &conversation)
      case .refused(let refusal): conversation.refuse(refusal)
      }
      return try show(line.span, &conversation)
    }
    idle.restart()
    if next == .tooLong {
      conversation.refuseTooLong(line.span)
    } else if conversation.take(line.span) == .leave {
      return try end(conversation.trouble.map { .failed($0) } ?? .done)
    }
    if let mask = conversation.mask { return try show(mask.span, &conversation) }
    return try show(line.span, &conversation)
  }

  /// Goes on with what the staff have set, once their visit is over.
  private mutating func renewIfChanged(_ conversation: inout Conversation) {
    guard !conversation.isVisited, setting.isChanged() else { return }
    conversation.renew(as: setting.makeConversation())
    renderer = nil
  }

  /// Draws the screen as the answer to a line, and answers whether the run ends with it.
  private mutating func show(
    _ line: Span<UInt8>, _ conversation: inout Conversation
  ) throws(SystemError) -> Ending? {
    renewIfChanged(&conversation)
    let screen = conversation.screen
    render(screen, line, conversation)
    if conversation.hasUnshown {
      try output.flush()
      conversation.noteShown()
    }
    if let trouble = conversation.trouble { return try end(.failed(trouble)) }
    if isStrict, let refusal = screen.refusal {
      let sentence = conversation.language.wording.sentence(refusal, amounts: conversation.amounts.own)
      return try end(.refused(line: lineNumber, sentence: sentence))
    }
    try output.flushIfLarge()
    return nil
  }

  /// Appends the screen in the language and the currency of the visit.
  mutating func render(_ screen: Screen, _ line: Span<UInt8>, _ conversation: Conversation) {
    if renderer == nil || language != conversation.language || currency != conversation.currency {
      renderer = setting.makeRenderer(for: conversation.amounts, conversation.language)
      language = conversation.language
      currency = conversation.currency
    }
    renderer?.render(screen, input: line, to: &output.bytes)
  }

  private mutating func end(_ ending: Ending) throws(SystemError) -> Ending {
    try output.flush()
    return ending
  }
}

package import Domain
import Glibc
import Localization
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
  private var output: Output
  private let setting: Setting
  /// Whether a line that starts with `#` is a comment.
  private let isScript: Bool
  private let isStrict: Bool
  private var line: [UInt8] = []
  private var lineNumber = 0

  package init(
    reader: consuming LineReader, output: consuming Output, setting: Setting, isScript: Bool, isStrict: Bool
  ) {
    self.reader = reader
    self.output = output
    self.setting = setting
    self.isScript = isScript
    self.isStrict = isStrict
  }

  /// Answers line after line until the input ends or a line leaves.
  ///
  /// What a locale needs is asked for once there is a line to answer.
  package mutating func run() throws(SystemError) -> Ending {
    var next = try reader.next(into: &line, flushing: &output)
    if next == .end { return .done }
    var conversation = setting.makeConversation()
    let renderer = setting.makeRenderer(for: conversation.amounts)
    while next != .end {
      if let ending = try answer(next, &conversation, renderer) { return ending }
      next = try reader.next(into: &line, flushing: &output)
    }
    return try end(.done)
  }

  private mutating func answer(
    _ next: LineReader.Next, _ conversation: inout Conversation, _ renderer: any Renderer
  ) throws(SystemError) -> Ending? {
    lineNumber += 1
    if isScript, line.first == UInt8(ascii: "#") { return nil }
    let line = line
    if next == .tooLong {
      conversation.refuseOverlongLine()
    } else if conversation.take(line.span) == .leave {
      return try end(.done)
    }
    let screen = conversation.screen
    renderer.render(screen, input: line.span, to: &output.bytes)
    if conversation.hasUnshown {
      try output.flush()
      conversation.noteShown()
    }
    if let trouble = conversation.trouble { return try end(.failed(trouble)) }
    if isStrict, let refusal = screen.refusal {
      let sentence = setting.language.wording.sentence(refusal, amounts: conversation.amounts.own)
      return try end(.refused(line: lineNumber, sentence: sentence))
    }
    try output.flushIfLarge()
    return nil
  }

  private mutating func end(_ ending: Ending) throws(SystemError) -> Ending {
    try output.flush()
    return ending
  }
}

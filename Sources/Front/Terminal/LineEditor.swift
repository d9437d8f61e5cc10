import Secrets

/// The line that a guest is typing: UTF-8 bytes of the keyboard in, whole lines out.
///
/// Control characters and the sequences of arrow and function keys do nothing, but for the few that edit.
struct LineEditor {
  enum Event: Equatable {
    case line(TypedLine)
    /// The line was longer than can be read.
    case tooLong
    /// End of input: Ctrl-D on an empty line.
    case end
    /// The key F2.
    case nextLanguage
  }

  private enum Sequence: Equatable {
    case none
    /// Behind ESC.
    case escape
    /// Behind ESC O: one more byte.
    case single
    /// Behind ESC [, where the Linux console sends one more [ for some keys.
    case introduced
    /// Behind that [: one more byte.
    case function
    /// Behind ESC [: a number so far, up to a byte from @ to ~.
    case parameters(Int)
  }

  private var bytes: [UInt8] = []
  /// What of the line may not be shown.
  var secrecy = Conversation.Secrecy.behindKeyword
  private var isTooLong = false
  /// Whether the key before was a return, with which a newline makes one end of a line.
  private var isAfterReturn = false
  private var sequence = Sequence.none

  var isEmpty: Bool { bytes.isEmpty }

  /// What is typed so far as it may be shown: of a password one mark for each key.
  var shown: String {
    guard let start = secretStart else { return text }
    let keys = bytes[start...].count { $0 & 0xC0 != 0x80 }
    return String(decoding: bytes[..<start], as: UTF8.self) + String(repeating: "•", count: keys)
  }

  /// Where a password starts, if there is one.
  private var secretStart: Int? {
    secrecy == .all ? 0 : SecretLine.startBehindKeyword(in: bytes.span)
  }

  /// What is typed so far, without a character whose last bytes are still to come.
  var text: String {
    var whole = bytes[...]
    while let last = whole.last, last >= 0x80, String(validating: whole, as: UTF8.self) == nil,
      bytes.count - whole.count < 3
    {
      whole.removeLast()
    }
    return String(decoding: whole, as: UTF8.self)
  }

  /// Takes one byte; answers what it completes, if anything.
  mutating func take(_ byte: UInt8) -> Event? {
    if isInSequence {
      let isNextLanguage = isKeyF2(endingWith: byte)
      if takeInSequence(byte) { return isNextLanguage ? .nextLanguage : nil }
    }
    defer { isAfterReturn = byte == 0x0D }
    switch byte {
    case 0x0A where isAfterReturn: break
    case 0x0A, 0x0D: return endLine()
    case 0x04: return bytes.isEmpty && !isTooLong ? .end : nil
    case 0x08, 0x7F: eraseCharacter()
    case 0x15: erase(upTo: 0)
    case 0x17: eraseWord()
    case 0x1B: sequence = .escape
    case 0x20...: insert(byte)
    default: break
    }
    return nil
  }

  /// Whether the keys so far may be the start of one that sends several bytes.
  var isInSequence: Bool { sequence != .none }

  /// Ends what looked like a longer key: the next byte is a key of its own.
  mutating func endSequence() { sequence = .none }

  private mutating func takeInSequence(_ byte: UInt8) -> Bool {
    switch (sequence, byte) {
    case (.none, _): return false
    case (_, 0x00..<0x20), (_, 0x80...):
      sequence = .none
      return false
    case (.escape, UInt8(ascii: "[")): sequence = .introduced
    case (.escape, UInt8(ascii: "O")): sequence = .single
    case (.introduced, UInt8(ascii: "[")): sequence = .function
    case (.introduced, 0x20...0x3F): sequence = .parameters(Int(byte) - 0x30)
    case (.parameters(let number), 0x20...0x3F):
      sequence = .parameters(number < 100 ? number * 10 + Int(byte) - 0x30 : number)
    default: sequence = .none
    }
    return true
  }

  /// Whether the byte ends what one of the terminals' kinds sends for F2: ESC O Q, ESC [ [ B or ESC [ 12 ~.
  private func isKeyF2(endingWith byte: UInt8) -> Bool {
    switch (sequence, byte) {
    case (.single, UInt8(ascii: "Q")), (.function, UInt8(ascii: "B")), (.parameters(12), UInt8(ascii: "~")):
      true
    default: false
    }
  }

  private mutating func insert(_ byte: UInt8) {
    // Reserved at once, as growing would leave a copy of what was typed behind.
    if bytes.isEmpty { bytes.reserveCapacity(LineReader.limit) }
    if bytes.count < LineReader.limit { bytes.append(byte) } else { isTooLong = true }
  }

  private mutating func endLine() -> Event {
    // Nobody else may hold the bytes, or a copy of them would be wiped in their place.
    var typed: [UInt8] = []
    swap(&typed, &bytes)
    let line = TypedLine(consume typed)
    let wasTooLong = isTooLong
    clear()
    return wasTooLong ? .tooLong : .line(line)
  }

  private mutating func erase(upTo count: Int) {
    // What is taken away would stay in memory behind the others.
    bytes.wipe(count..<bytes.count)
    bytes.removeSubrange(count...)
    isTooLong = false
  }

  /// Forgets the line, and leaves nothing of it in memory.
  mutating func forget() {
    bytes.wipe()
    clear()
  }

  private mutating func clear() {
    bytes = []
    isTooLong = false
    sequence = .none
  }

  private mutating func eraseCharacter() {
    if secretStart != nil {
      // Byte by byte, so that no text is made of it.
      return erase(upTo: bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard String(validating: bytes, as: UTF8.self) != nil else { return erase(upTo: max(0, bytes.count - 1)) }
    erase(upTo: text.dropLast().utf8.count)
  }

  private mutating func eraseWord() {
    let wordEnd = bytes.lastIndex { $0 != 0x20 } ?? 0
    erase(upTo: bytes[..<wordEnd].lastIndex(of: 0x20).map { $0 + 1 } ?? 0)
  }
}

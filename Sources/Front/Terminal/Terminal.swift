import CTerminal
import Glibc

/// A terminal that this program has taken over; leaving, or whatever ends the program, gives it back.
struct Terminal: ~Copyable {
  /// What can be waited for.
  enum Event {
    /// So many bytes of keys have come into ``keys``.
    case bytes(Int)
    /// The terminal has another size, or the program was stopped and goes on.
    case redraw
    case timeout
    case end
  }

  let keys = KeyBuffer()
  private let input: Int32
  private let output: Int32
  private let wake: Int32

  /// Locked, no key of a guest's ends or stops the program.
  ///
  /// The display's texts live as long as the program, as signal handlers need them.
  init(
    input: Int32, output: Int32, display: any TerminalDisplay.Type, isLocked: Bool
  ) throws(SystemError) {
    self.input = input
    self.output = output
    wake = unsafe counterbell_terminal_enter(
      input, output, UnsafeRawPointer(display.enter.utf8Start).assumingMemoryBound(to: CChar.self),
      display.enter.utf8CodeUnitCount,
      UnsafeRawPointer(display.leave.utf8Start).assumingMemoryBound(to: CChar.self),
      display.leave.utf8CodeUnitCount, isLocked)
    if wake < 0 { throw SystemError(operation: "taking over the terminal") }
  }

  deinit { counterbell_terminal_leave() }

  var size: TerminalSize { TerminalSize(of: output) }

  /// Waits for keys, a redraw or the end of the terminal; at most `patience`, or for ever when it is nil.
  func wait(for patience: Duration?) throws(SystemError) -> Event {
    let milliseconds = patience.map { Int32(min(($0 / .milliseconds(1)).rounded(.up), 1e9)) }
    var descriptors = [
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0), pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&descriptors, 2, milliseconds ?? -1)
    if count < 0, errno != EINTR { throw SystemError(operation: "waiting for the terminal") }
    if count <= 0 { return count == 0 ? .timeout : .redraw }
    if descriptors[0].revents != 0 {
      while keys.read(from: wake) > 0 {}
      return .redraw
    }
    let size = keys.read(from: input)
    if size < 0, errno == EINTR || errno == EAGAIN { return .redraw }
    return size > 0 ? .bytes(size) : .end
  }

  /// Throws away what was typed and not read, what is on the screen, and what has scrolled out of it.
  func forget() throws(SystemError) {
    tcflush(input, TCIFLUSH)
    try write(Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8))
  }

  /// Writes a frame in one call, unless the terminal takes only a part of it.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try Output.writeAll(bytes, to: output, name: "the terminal")
  }
}

import Glibc
import Secrets

/// Cuts what a file descriptor gives into lines, in bounded memory.
package struct LineReader: ~Copyable {
  /// The longest line that is read, in bytes without its end.
  package static let limit = 4_096
  private static let chunkSize = 1 << 16

  package enum Next {
    case line
    /// The line is longer than ``LineReader/limit``; only its start is kept.
    case tooLong
    case end
  }

  package let descriptor: Int32
  /// How much of the input has been read, in bytes.
  private(set) var bytesRead = 0
  private let name: String
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  private var reachedEnd = false
  private var isFirstLine = true
  /// Whether the rest of an overlong line is still being skipped.
  private var skipping = false

  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    buffer = Array(repeating: 0, count: Self.chunkSize)
  }

  /// Waits for the next line and puts it into `line`, without its end (LF or CR LF); the last one need not have an end.
  ///
  /// Whatever is answered is written before more input is waited for, so that a program at the other end of a pair
  /// of pipes can wait for each answer.
  package mutating func next(into line: inout [UInt8], flushing output: inout Output) throws(SystemError)
    -> Next
  {
    while true {
      if let next = gathered(into: &line) { return next }
      try output.flush()
      try fill()
    }
  }

  /// Overwrites what has been read of the input and given out as lines.
  mutating func wipeRead() {
    buffer.wipe(0..<start)
    // What was moved to the front has left a copy behind.
    buffer.wipe(end..<buffer.count)
  }

  /// The next line if it is here already.
  private mutating func gathered(into line: inout [UInt8]) -> Next? {
    if skipping {
      let newline = newline()
      // Nobody sees what is passed over, and it may be a password's end.
      buffer.wipe(start..<(newline ?? end))
      guard let newline else {
        start = end
        return reachedEnd ? .end : nil
      }
      start = newline + 1
      skipping = false
    }
    if let newline = newline() { return take(upTo: newline, then: newline + 1, into: &line) }
    if reachedEnd { return start == end ? .end : take(upTo: end, then: end, into: &line) }
    guard end - start > Self.limit + 1 else { return nil }
    skipping = true
    return take(upTo: end, then: end, into: &line)
  }

  private mutating func fill() throws(SystemError) {
    if start > 0 {
      let rest = start..<end
      unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest]))
      }
      start = 0
      end = rest.count
    }
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        let room = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[end...])
        return unsafe read(descriptor, room.baseAddress, room.count)
      }
      if count >= 0 {
        end += count
        bytesRead += count
        reachedEnd = count == 0
        return
      }
      switch errno {
      case EINTR: break
      case EAGAIN: waitUntil(descriptor, is: POLLIN)
      default: throw SystemError(operation: "reading \(name)")
      }
    }
  }

  private func newline() -> Int? {
    unsafe buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = unsafe memchr(base + start, 0x0A, end - start) else {
        return nil
      }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  private mutating func take(upTo lineEnd: Int, then next: Int, into line: inout [UInt8]) -> Next {
    if isFirstLine { skipByteOrderMark(upTo: lineEnd) }
    isFirstLine = false
    var lineEnd = lineEnd
    if lineEnd > start, buffer[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    let isTooLong = lineEnd - start > Self.limit
    line.removeAll(keepingCapacity: true)
    line.append(contentsOf: buffer[start..<(isTooLong ? start + Self.limit : lineEnd)])
    start = next
    return isTooLong ? .tooLong : .line
  }

  /// Some editors start a file with U+FEFF, which no guest has typed.
  private mutating func skipByteOrderMark(upTo lineEnd: Int) {
    if buffer[start..<lineEnd].starts(with: "\u{FEFF}".utf8) { start += 3 }
  }
}

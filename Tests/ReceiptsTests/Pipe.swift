import Glibc
import TestSupport
import Testing

/// A pipe with a name, and the end of it that a printer's paper would come out of.
struct Pipe: ~Copyable {
  let path: String
  private var reader: Int32

  struct Failure: Error {}

  /// Makes the pipe; nobody reads it yet.
  init(in folder: borrowing TemporaryFolder) throws {
    path = folder.path("pipe")
    reader = -1
    guard unsafe mkfifo(path, 0o600) == 0 else { throw Failure() }
  }

  deinit { if reader >= 0 { close(reader) } }

  mutating func startReading() throws {
    reader = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if reader < 0 { throw Failure() }
  }

  mutating func stopReading() {
    close(reader)
    reader = -1
  }

  /// Whether something waits to be read.
  var isFilled: Bool { events & Int16(POLLIN) != 0 }

  /// Whether the writer has gone after it was there.
  var isLeft: Bool { events & Int16(POLLHUP) != 0 }

  private var events: Int16 {
    var source = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&source, 1, 0) > 0 ? source.revents : 0
  }

  /// At most so many bytes of those that wait.
  func read(_ limit: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = unsafe Glibc.read(reader, &bytes, limit)
    return Array(bytes.prefix(max(0, count)))
  }

  /// All bytes up to this number, read as they come.
  func readAll(_ count: Int, atOnce: Int = 65_536) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    try await eventually("the pipe gives \(count) bytes") {
      bytes += read(atOnce)
      return bytes.count >= count
    }
    return bytes
  }
}

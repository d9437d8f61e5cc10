import Front
import Glibc
import Synchronization

/// Lines for the operator on standard error; while a panel covers the same terminal they wait until it is gone.
final class OperatorLines: Sendable {
  /// The lines that wait, nil while they need not.
  private let waiting = Mutex<[String]?>(nil)

  /// Writes a line now, or keeps it for ``release()``; any thread may call it.
  func report(_ line: String) {
    let isWritten = waiting.withLock { waiting in
      waiting?.append(line)
      return waiting == nil
    }
    if isWritten { Self.write(line) }
  }

  /// Keeps lines from here on.
  func hold() {
    waiting.withLock { $0 = $0 ?? [] }
  }

  /// Writes the lines that waited.
  func release() {
    let lines = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    for line in lines ?? [] { Self.write(line) }
  }

  private static func write(_ line: String) {
    var output = Output(descriptor: STDERR_FILENO, name: "standard error")
    output.bytes = Array("counterbell: \(line)\n".utf8)
    try? output.flush()
  }
}

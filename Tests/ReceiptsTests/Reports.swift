import Synchronization
import Testing

/// What the operator was told, from the printer's thread.
final class Reports: Sendable {
  private let told = Mutex<[String]>([])

  var lines: [String] { told.withLock { $0 } }

  func add(_ line: String) { told.withLock { $0.append(line) } }
}

/// Waits until something is so; records an issue if it is not within twenty seconds.
func eventually(
  _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
) async throws {
  for _ in 0..<4_000 {
    if try isSo() { return }
    try await Task.sleep(for: .milliseconds(5))
  }
  Issue.record(comment, sourceLocation: sourceLocation)
}

import Foundation

/// The machine's rest, which tests that measure time wait for: most of the others are busy for their first seconds.
package enum Calm {
  /// Waits until a third of the processors' time is idle, for at most twenty seconds.
  package static func wait() async throws {
    for _ in 0..<40 {
      let before = try ticks()
      try await Task.sleep(for: .milliseconds(500))
      let after = try ticks()
      if 3 * (after.idle - before.idle) > after.all - before.all { return }
    }
  }

  /// What the kernel has counted on all processors since the start.
  private static func ticks() throws -> (idle: Int, all: Int) {
    let text = try String(contentsOfFile: "/proc/stat", encoding: .utf8)
    let counts = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().compactMap { Int($0) }
    guard counts.count > 4 else { return (0, 0) }
    return (counts[3] + counts[4], counts.reduce(0, +))
  }
}

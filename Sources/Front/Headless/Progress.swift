import Glibc

/// How far a long run has come, on a terminal that nothing else is written to.
package struct Progress {
  /// A run that ends sooner than this shows nothing, in milliseconds.
  private static let quiet = 500
  /// The time between two changes of what is shown, in milliseconds.
  private static let pace = 200

  private let descriptor: Int32
  private let total: Int
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// Nil where it can't be told or shown: `input` is no file with a size, or `descriptor` is no terminal, or the
  /// terminal is busy with the output itself.
  package init?(reading input: Int32, on descriptor: Int32, beside output: Int32) {
    var status = stat()
    guard unsafe fstat(input, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      isatty(descriptor) == 1, isatty(output) == 0
    else { return nil }
    self.descriptor = descriptor
    total = Int(status.st_size)
    next = .now + .milliseconds(Self.quiet)
  }

  /// Shows how many of the bytes are done, now and then.
  package mutating func show(done bytes: Int) {
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + .milliseconds(Self.pace)
    isShown = true
    let percent = min(100, bytes * 100 / total)
    let bar = String(repeating: "#", count: percent / 4) + String(repeating: "-", count: 25 - percent / 4)
    write("\r[\(bar)] \(percent)%")
  }

  /// Takes what was shown off the terminal, before another line is written there and at the end.
  package mutating func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    try? Output.writeAll(text.utf8, to: descriptor, name: "the terminal")
  }
}

import Glibc

/// How long the machine's load has kept this process from running: the kernel counts the time that a thread was ready
/// to run and had no processor.
struct Load {
  private let threads = [getpid(), Int32(numberOfWorker())].map { "/proc/self/task/\($0)/schedstat" }
  private var seen = [0, 0]
  /// The longest time between two looks, in nanoseconds.
  private(set) var longest = 0

  init() {
    look()
    longest = 0
  }

  mutating func look() {
    for (index, thread) in threads.enumerated() {
      let fields = text(of: thread).split(separator: " ")
      let total = fields.count > 1 ? Int(fields[1]) ?? 0 : 0
      longest = max(longest, total - seen[index])
      seen[index] = total
    }
  }
}

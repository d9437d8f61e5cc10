import Glibc

/// What one call of the till's thread took.
struct Call {
  /// Nanoseconds of the monotonic clock.
  private(set) var start = 0
  /// Nanoseconds.
  private(set) var cost = 0
  /// How often the thread gave up the processor to wait for something, which load alone never makes it do.
  private(set) var waits = 0
  /// How often the kernel gave the processor to another thread, which load does.
  private(set) var preemptions = 0

  mutating func measure(_ call: () -> Void) {
    let before = switches()
    start = nanoseconds()
    call()
    cost = nanoseconds() - start
    let after = switches()
    (waits, preemptions) = (after.waits - before.waits, after.preemptions - before.preemptions)
  }
}

/// How often this thread has left the processor, of itself and not.
private func switches() -> (waits: Int, preemptions: Int) {
  var usage = rusage()
  let thisThread = __rusage_who_t(1)
  unsafe getrusage(thisThread, &usage)
  return (usage.ru_nvcsw, usage.ru_nivcsw)
}

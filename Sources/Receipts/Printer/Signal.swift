import Glibc

/// A sign that one thread gives and another sleeps for, beside other things that `poll` can wait for.
struct Signal: ~Copyable {
  private let reader: Descriptor
  private let writer: Descriptor

  /// A sign that is not given yet.
  init() {
    var ends: [Int32] = [-1, -1]
    unsafe pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reader = Descriptor(number: ends[0])
    writer = Descriptor(number: ends[1])
  }

  /// Readable while the sign is given; -1, which poll ignores, on a system that has no descriptors left.
  var pollNumber: Int32 { reader.number }

  /// Gives the sign; a pipe that has no room for it holds it already.
  func give() {
    var byte: UInt8 = 1
    _ = unsafe write(writer.number, &byte, 1)
  }

  /// Takes the sign back, however often it was given.
  func clear() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while unsafe read(reader.number, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }

  /// Waits for the sign, and says whether it is given; without a limit, for as long as that takes.
  @discardableResult
  func wait(within limit: Duration? = nil) -> Bool {
    let end = limit.map { SuspendingClock.now + $0 }
    var source = pollfd(fd: pollNumber, events: Int16(POLLIN), revents: 0)
    while true {
      let answer = unsafe poll(&source, 1, PollTime.until(end))
      if answer != -1 || errno != EINTR { return answer > 0 }
    }
  }
}

/// The time that `poll` is given.
enum PollTime {
  /// Milliseconds until a moment, rounded up; for ever if there is none.
  static func until(_ end: SuspendingClock.Instant?) -> Int32 {
    guard let end else { return -1 }
    let milliseconds = (end - SuspendingClock.now) / Duration.milliseconds(1)
    return Int32(min(max(0, milliseconds.rounded(.up)), 1_000_000_000))
  }
}

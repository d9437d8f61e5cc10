internal import CALSA

/// A descriptor of the kernel, closed when the value ends; one that could not be made is -1 and answers nothing.
struct FileDescriptor: ~Copyable {
  let number: Int32

  deinit {
    if number >= 0 { close(number) }
  }

  /// A counter that wakes a sleeping thread.
  static func wakeUp() -> FileDescriptor {
    FileDescriptor(number: eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK)))
  }

  /// Adds one to a counter.
  func signal() {
    var one: UInt64 = 1
    _ = unsafe write(number, &one, MemoryLayout<UInt64>.size)
  }

  /// Reads and forgets all that waits in the descriptor.
  func drain() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      while unsafe read(number, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }
}

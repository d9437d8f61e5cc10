import Glibc

/// Bytes on their way to a file descriptor, written in large pieces.
package struct Output: ~Copyable {
  private static let pieceSize = 1 << 16

  package var bytes: [UInt8] = []
  private let descriptor: Int32
  private let name: String

  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes these bytes at once.
  package static func writeAll(
    _ bytes: some Sequence<UInt8>, to descriptor: Int32, name: String
  ) throws(SystemError) {
    var output = Output(descriptor: descriptor, name: name)
    output.bytes = Array(bytes)
    try output.flush()
  }

  /// Writes what has gathered once it is worth a system call, and answers whether it was.
  @discardableResult
  package mutating func flushIfLarge() throws(SystemError) -> Bool {
    guard bytes.count >= Self.pieceSize else { return false }
    try flush()
    return true
  }

  /// Writes everything, and waits until the system has taken it.
  package mutating func flush() throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      guard count < 0 else {
        written += count
        continue
      }
      switch errno {
      case EINTR: break
      case EAGAIN: waitUntil(descriptor, is: POLLOUT)
      default: throw SystemError(operation: "writing \(name)")
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Waits for a descriptor that someone has set not to block.
func waitUntil(_ descriptor: Int32, is event: Int32) {
  var descriptors = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  _ = unsafe poll(&descriptors, 1, -1)
}

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
    bytes.reserveCapacity(2 * Self.pieceSize)
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
      let count = unsafe bytes.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(operation: "writing \(name)")
      }
      written += count
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

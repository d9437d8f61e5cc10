import Glibc

/// Bytes that nobody may find in memory afterwards, such as a password: they stay in one place and are wiped there.
@safe package struct SecretBytes: ~Copyable {
  private let memory: UnsafeMutablePointer<UInt8>
  /// The most bytes that there is room for.
  package let capacity: Int
  package private(set) var count = 0

  package init(capacity: Int) {
    self.capacity = capacity
    // One more, for C, whose texts end with a zero.
    unsafe memory = .allocate(capacity: capacity + 1)
    unsafe memory.initialize(repeating: 0, count: capacity + 1)
  }

  deinit {
    unsafe explicit_bzero(memory, capacity + 1)
    unsafe memory.deallocate()
  }

  package var isEmpty: Bool { count == 0 }

  /// Adds a byte; false where there is no room left for it.
  @discardableResult
  package mutating func append(_ byte: UInt8) -> Bool {
    guard count < capacity else { return false }
    unsafe memory[count] = byte
    count += 1
    return true
  }

  /// Adds these bytes as far as there is room.
  package mutating func append(_ bytes: Span<UInt8>) {
    for index in bytes.indices { append(bytes[index]) }
  }

  /// Takes the last bytes away, and wipes them.
  package mutating func removeLast(_ number: Int = 1) {
    let removed = min(number, count)
    count -= removed
    unsafe explicit_bzero(memory + count, removed)
  }

  package mutating func removeAll() { removeLast(count) }

  package func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe UnsafeBufferPointer(start: memory, count: count)
    return try body(unsafe bytes.span)
  }

  /// The bytes as a text of C, which ends at the first byte that is zero.
  package func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = unsafe UnsafeRawPointer(memory).assumingMemoryBound(to: CChar.self)
    return try unsafe body(start)
  }
}

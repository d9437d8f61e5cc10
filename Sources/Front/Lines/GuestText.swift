/// What a guest typed, as it may be shown back.
enum GuestText {
  /// The text with invalid UTF-8 repaired.
  static func string(_ bytes: Span<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The text in lower case where it is ASCII, for comparing with the words of the grammar.
  static func keyword(_ bytes: Span<UInt8>) -> String {
    guard bytes.count <= 15 else { return string(bytes) }
    return unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for index in bytes.indices {
        let byte = bytes[index]
        unsafe buffer[index] = 0x41...0x5A ~= byte ? byte | 0x20 : byte
      }
      return bytes.count
    }
  }
}

import Domain

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

  /// The text with full-width forms and the ideographic space as their ASCII twins, which an input method for Korean or
  /// Japanese may type instead; nil where there are none.
  static func withoutFullWidth(_ bytes: Span<UInt8>) -> [UInt8]? {
    guard bytes.indices.contains(where: { bytes[$0] == 0xEF || bytes[$0] == 0xE3 }) else { return nil }
    let narrow = String.UnicodeScalarView(string(bytes).unicodeScalars.map(\.withoutFullWidth))
    return Array(String(narrow).utf8)
  }
}

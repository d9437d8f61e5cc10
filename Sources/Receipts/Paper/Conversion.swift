import Glibc

/// A conversion of iconv's, a character at a time.
@safe
struct Conversion: ~Copyable {
  private let descriptor: iconv_t

  /// Nil where this system's iconv lacks one of the two.
  init?(from source: String, to target: String) {
    guard let descriptor = unsafe iconv_open(target, source),
      unsafe descriptor != iconv_t(bitPattern: -1)
    else { return nil }
    unsafe self.descriptor = descriptor
  }

  deinit { unsafe iconv_close(descriptor) }

  /// The bytes of one character in the target's code; nil if it has none.
  func converted(_ bytes: some Sequence<UInt8>) -> [UInt8]? {
    var source = bytes.map { CChar(bitPattern: $0) }
    var target = [CChar](repeating: 0, count: 32)
    var (left, room) = (source.count, target.count)
    let descriptor = unsafe descriptor
    let result = unsafe source.withUnsafeMutableBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        var input = source.baseAddress
        var output = target.baseAddress
        return unsafe iconv(descriptor, &input, &left, &output, &room)
      }
    }
    guard result != -1, left == 0 else {
      // What was begun must not be taken for the start of the next character.
      unsafe iconv(descriptor, nil, nil, nil, nil)
      return nil
    }
    return target.prefix(target.count - room).map { UInt8(bitPattern: $0) }
  }

  /// The one character that bytes stand for when the target is UTF-8.
  func scalar(_ bytes: UInt8...) -> Unicode.Scalar? {
    guard let utf8 = converted(bytes) else { return nil }
    let scalars = String(decoding: utf8, as: UTF8.self).unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}

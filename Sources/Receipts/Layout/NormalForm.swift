internal import CUTF8Proc
import Glibc

/// A way in which Unicode spells text that can be spelled in several.
enum NormalForm {
  /// Letters together with their marks (NFC).
  case composed
  /// Letters and marks apart (NFD).
  case decomposed
  /// The plain characters that others are variants of (NFKC).
  case plain

  private var options: utf8proc_option_t {
    let options =
      switch self {
      case .composed: UTF8PROC_COMPOSE.rawValue
      case .decomposed: UTF8PROC_DECOMPOSE.rawValue
      case .plain: UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
      }
    return utf8proc_option_t(options | UTF8PROC_STABLE.rawValue)
  }

  /// The text in this form.
  func of(_ text: String) -> String {
    var utf8 = text
    return utf8.withUTF8 { bytes in
      var result: UnsafeMutablePointer<UInt8>?
      let count = unsafe utf8proc_map(bytes.baseAddress, bytes.count, &result, options)
      guard let result = unsafe result else { return text }
      defer { unsafe free(result) }
      return unsafe String(
        decoding: UnsafeBufferPointer(start: result, count: max(0, count)), as: UTF8.self)
    }
  }
}

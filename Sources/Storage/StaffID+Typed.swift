import CUTF8Proc
package import Domain
import Glibc

extension StaffID {
  /// The ID that a text stands for however it is typed; nil for one that is none.
  package init?(typed text: String) {
    // As the kiosk takes lines.
    let narrow = text.unicodeScalars.map(\.withoutFullWidth)
    var scalars = String.UnicodeScalarView(narrow)[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    // What is far too long need not be folded, and folding makes no more than three characters of one.
    guard scalars.count <= 4 * Self.limit, let folded = Self.folded(String(scalars)) else { return nil }
    self.init(folded: folded)
  }

  private static func folded(_ text: String) -> String? {
    let options = utf8proc_option_t(
      UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue)
    var text = text
    return text.withUTF8 { bytes in
      var folded: UnsafeMutablePointer<UInt8>?
      let count = unsafe utf8proc_map(bytes.baseAddress, bytes.count, &folded, options)
      defer { unsafe free(folded) }
      guard count >= 0, let folded = unsafe folded else { return nil }
      return unsafe String(decoding: UnsafeBufferPointer(start: folded, count: count), as: UTF8.self)
    }
  }
}

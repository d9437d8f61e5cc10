import Glibc

/// How a list's bytes stand for characters.
package struct TextEncoding: Hashable, Sendable {
  /// What iconv calls it.
  package let name: String

  package static let utf8 = TextEncoding(known: "UTF-8")
  static let utf16LE = TextEncoding(known: "UTF-16LE")
  static let utf16BE = TextEncoding(known: "UTF-16BE")
  static let cp949 = TextEncoding(known: "CP949")
  static let cp932 = TextEncoding(known: "CP932")

  private init(known name: String) {
    self.name = name
  }

  /// Nil when iconv does not know the name.
  package init?(named name: String) {
    // Behind a slash iconv takes wishes, such as to pass over what it can't decode.
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let conversion = unsafe iconv_open("UTF-8", name)
    guard unsafe conversion != Self.noConversion else { return nil }
    unsafe iconv_close(conversion)
    let upper = name.uppercased()
    self.name = upper == "UTF8" ? Self.utf8.name : upper
  }

  /// What iconv_open answers when it does not know a name.
  static var noConversion: iconv_t? { unsafe iconv_t(bitPattern: -1) }

  /// How many bytes are passed over where they stand for no character.
  var unit: Int {
    if name.hasPrefix("UTF-16") || name.hasPrefix("UCS-2") { return 2 }
    return name.hasPrefix("UTF-32") || name.hasPrefix("UCS-4") ? 4 : 1
  }
}

import CUTF8Proc

/// Texts as Unicode compares them.
enum WordText {
  /// The text by which a word is known: composed canonically, in one width.
  static func key(_ word: String) -> String {
    isComposedInAnyCase(word) ? word : composed(decomposed(word))
  }

  /// The text as a search sees it: as ``key(_:)``, and without differences of case and accents.
  static func folded(_ text: String) -> String {
    if isComposedInAnyCase(text) { return inLowerCase(text) }
    var scalars = decomposed(text, UTF8PROC_CASEFOLD)
    scalars.removeAll(where: isAccent)
    return composed(scalars)
  }

  /// Whether the text has only ASCII, Hangul syllables, Han and kana of the usual width, which are composed as they are.
  private static func isComposedInAnyCase(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case ..<0x80, 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: true
      default: false
      }
    }
  }

  private static func inLowerCase(_ text: String) -> String {
    let isUpperCase = { (byte: UInt8) in 0x41...0x5A ~= byte }
    guard text.utf8.contains(where: isUpperCase) else { return text }
    return String(decoding: text.utf8.map { isUpperCase($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Accents, but not the marks that make another sound of a kana.
  private static func isAccent(_ scalar: Int32) -> Bool {
    !(0x3099...0x309A ~= scalar) && utf8proc_category(scalar) == UTF8PROC_CATEGORY_MN
  }

  /// The scalars in their usual width, decomposed and in canonical order.
  private static func decomposed(
    _ text: String, _ more: utf8proc_option_t = UTF8PROC_STABLE
  ) -> [Int32] {
    let options = utf8proc_option_t(
      UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_STABLE.rawValue | more.rawValue)
    // No character of one byte becomes more than one, and none of more bytes more than four.
    let room = 4 * text.utf8.count
    var text = text
    return text.withUTF8 { bytes in
      unsafe [Int32](unsafeUninitializedCapacity: room) { buffer, count in
        let needed = unsafe utf8proc_decompose_custom(
          bytes.baseAddress, bytes.count, buffer.baseAddress, room, options,
          { scalar, _ in TextWidth.usual(scalar) }, nil)
        count = max(0, min(room, needed))
      }
    }
  }

  private static func composed(_ scalars: [Int32]) -> String {
    var scalars = scalars
    let options = utf8proc_option_t(UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue)
    let count = unsafe scalars.withUnsafeMutableBufferPointer {
      unsafe utf8proc_normalize_utf32($0.baseAddress, $0.count, options)
    }
    var view = String.UnicodeScalarView()
    for scalar in scalars.prefix(max(0, count)) {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: scalar)) { view.append(scalar) }
    }
    return String(view)
  }
}

import CUTF8Proc

/// Texts as Unicode compares them.
enum WordText {
  /// The text by which a word is known: composed canonically, in one width, without space around it.
  static func key(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    return String(scalars: composed(decomposed(word.unicodeScalars.flatMap(inOneWidth))))
  }

  /// The text as a search sees it: as ``key(_:)``, and without differences of case and accents.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    let narrow = text.unicodeScalars.flatMap(inOneWidth)
    let bare = decomposed(narrow, UTF8PROC_CASEFOLD).filter { !isAccent($0) }
    return String(scalars: composed(decomposed(bare.map { UInt32(bitPattern: $0) })))
  }

  /// The character that is shown in another width, or the character itself.
  private static func inOneWidth(_ scalar: Unicode.Scalar) -> [UInt32] {
    if scalar.value < 0x3000 { return [scalar.value] }
    if let wide = inFullWidth(scalar) { return [wide] }
    let kind = unsafe UInt32(utf8proc_get_property(Int32(scalar.value)).pointee.decomp_type)
    guard kind == UTF8PROC_DECOMP_TYPE_WIDE.rawValue || kind == UTF8PROC_DECOMP_TYPE_NARROW.rawValue else {
      return [scalar.value]
    }
    return decomposed([scalar.value], UTF8PROC_COMPAT).map { UInt32(bitPattern: $0) }
  }

  /// The jamo and the macron, which utf8proc would not only widen but take for other characters.
  private static func inFullWidth(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0xFFA0: 0x3164
    case 0xFFA1...0xFFBE: scalar.value - 0xFFA1 + 0x3131
    case 0xFFC2...0xFFC7: scalar.value - 0xFFC2 + 0x314F
    case 0xFFCA...0xFFCF: scalar.value - 0xFFCA + 0x3155
    case 0xFFD2...0xFFD7: scalar.value - 0xFFD2 + 0x315B
    case 0xFFDA...0xFFDC: scalar.value - 0xFFDA + 0x3161
    case 0xFFE3: 0xAF
    default: nil
    }
  }

  /// Accents, but not the marks that make another sound of a kana.
  private static func isAccent(_ scalar: Int32) -> Bool {
    !(0x3099...0x309A ~= scalar) && utf8proc_category(scalar) == UTF8PROC_CATEGORY_MN
  }

  private static func decomposed(
    _ scalars: [UInt32], _ more: utf8proc_option_t = UTF8PROC_DECOMPOSE
  ) -> [Int32] {
    var result: [Int32] = []
    let options = utf8proc_option_t(UTF8PROC_DECOMPOSE.rawValue | more.rawValue)
    var boundary: Int32 = 0
    for scalar in scalars {
      let room = 32
      let piece = unsafe [Int32](unsafeUninitializedCapacity: room) { buffer, count in
        let written = unsafe utf8proc_decompose_char(
          Int32(bitPattern: scalar), buffer.baseAddress, room, options, &boundary)
        count = max(0, min(room, written))
      }
      result += piece
    }
    return inCanonicalOrder(result)
  }

  /// Marks behind a letter in the order of their combining classes, as canonical equivalence wants it.
  private static func inCanonicalOrder(_ scalars: [Int32]) -> [Int32] {
    var scalars = scalars
    for index in scalars.indices.dropFirst() {
      var place = index
      while place > 0, combiningClass(scalars[place]) > 0,
        combiningClass(scalars[place - 1]) > combiningClass(scalars[place])
      {
        scalars.swapAt(place, place - 1)
        place -= 1
      }
    }
    return scalars
  }

  private static func combiningClass(_ scalar: Int32) -> Int16 {
    unsafe utf8proc_get_property(scalar).pointee.combining_class
  }

  private static func composed(_ scalars: [Int32]) -> [Int32] {
    var scalars = scalars
    let options = utf8proc_option_t(UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue)
    let count = unsafe scalars.withUnsafeMutableBufferPointer {
      unsafe utf8proc_normalize_utf32($0.baseAddress, $0.count, options)
    }
    return Array(scalars.prefix(max(0, count)))
  }
}

extension String {
  fileprivate init(scalars: [Int32]) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) })
    self = String(view)
  }
}

/// Full and half width: which character a scalar is, whatever the width in which it is shown.
///
/// The decompositions of Unicode that are tagged `<wide>` and `<narrow>`, one step deep: ﾡ is the letter ㄱ, and not
/// the part of a syllable that would be composed with its neighbours.
enum TextWidth {
  private static let space: Int32 = 0x3000
  private static let fullWidthASCII: ClosedRange<Int32> = 0xFF01...0xFF5E
  private static let halfWidthKana: ClosedRange<Int32> = 0xFF61...0xFF9F
  private static let halfWidthHangul: ClosedRange<Int32> = 0xFFA0...0xFFDC
  private static let kana = [Int32](
    """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノ\
    ハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}
    """.unicodeScalars.map { Int32(bitPattern: $0.value) })

  /// The scalar in its usual width.
  static func usual(_ scalar: Int32) -> Int32 {
    switch scalar {
    case ..<space: scalar
    case space: 0x20
    case ..<0xFF01: scalar
    case fullWidthASCII: scalar - 0xFEE0
    case 0xFF5F...0xFF60: scalar - 0xFF5F + 0x2985
    case halfWidthKana: kana[Int(scalar - halfWidthKana.lowerBound)]
    case halfWidthHangul: hangul(scalar)
    case 0xFFE0...0xFFEE: symbol(scalar)
    default: scalar
    }
  }

  private static func hangul(_ scalar: Int32) -> Int32 {
    switch scalar {
    case 0xFFA0: 0x3164
    case 0xFFA1...0xFFBE: scalar - 0xFFA1 + 0x3131
    case 0xFFC2...0xFFC7: scalar - 0xFFC2 + 0x314F
    case 0xFFCA...0xFFCF: scalar - 0xFFCA + 0x3155
    case 0xFFD2...0xFFD7: scalar - 0xFFD2 + 0x315B
    case 0xFFDA...0xFFDC: scalar - 0xFFDA + 0x3161
    default: scalar
    }
  }

  private static func symbol(_ scalar: Int32) -> Int32 {
    switch scalar {
    case 0xFFE0...0xFFE1: scalar - 0xFFE0 + 0xA2
    case 0xFFE2: 0xAC
    case 0xFFE3: 0xAF
    case 0xFFE4: 0xA6
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    case 0xFFE8: 0x2502
    case 0xFFE9...0xFFEC: scalar - 0xFFE9 + 0x2190
    case 0xFFED: 0x25A0
    case 0xFFEE: 0x25CB
    default: scalar
    }
  }
}

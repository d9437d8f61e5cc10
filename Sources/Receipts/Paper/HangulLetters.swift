/// Hangul syllables apart, for those of the 11,172 that KS X 1001 lacks: it has 2,350, and every letter.
enum HangulLetters {
  private static let leading = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let trailing = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// A syllable's two or three letters one after the other, or a part of a syllable as a letter; nil for anything else.
  static func of(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let value = Int(scalar.value)
    switch value {
    case 0xAC00...0xD7A3: return letters(ofSyllable: value - 0xAC00)
    case 0x1100...0x1112: return [leading[value - 0x1100]]
    case 0x1161...0x1175: return [vowels[value - 0x1161]]
    case 0x11A8...0x11C2: return [trailing[value - 0x11A8]]
    default: return nil
    }
  }

  private static func letters(ofSyllable index: Int) -> [Unicode.Scalar] {
    let (syllable, last) = index.quotientAndRemainder(dividingBy: trailing.count + 1)
    let (first, vowel) = syllable.quotientAndRemainder(dividingBy: vowels.count)
    return [leading[first], vowels[vowel]] + (last == 0 ? [] : [trailing[last - 1]])
  }
}

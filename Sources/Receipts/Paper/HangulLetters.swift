/// Hangul syllables apart, for those of the 11,172 that KS X 1001 lacks: it has 2,350, and every letter.
enum HangulLetters {
  private static let leading = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let trailing = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// A syllable's two or three letters one after the other; nil for anything else.
  static func of(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard 0xAC00...0xD7A3 ~= scalar.value else { return nil }
    let index = Int(scalar.value - 0xAC00)
    let (syllable, last) = index.quotientAndRemainder(dividingBy: trailing.count + 1)
    let (first, vowel) = syllable.quotientAndRemainder(dividingBy: vowels.count)
    return [leading[first], vowels[vowel]] + (last == 0 ? [] : [trailing[last - 1]])
  }
}

import Testing

@testable import Storage

struct WordTextTests {
  @Test(arguments: [
    ("가격", "\u{1100}\u{1161}\u{1100}\u{1167}\u{11A8}"), ("Ａｐｐｌｅ", "Apple"), ("ｶﾞ", "ガ"), ("ﾊﾟ", "パ"),
    ("é", "e\u{301}"), ("ﾡ", "ㄱ"), ("a\u{3000}b", "a b"), ("￦", "₩"), ("q\u{323}\u{307}", "q\u{307}\u{323}"),
    ("￣", "¯"),
  ])
  func `these words are the same`(one: String, other: String) {
    #expect(Array(WordText.key(one).utf8) == Array(WordText.key(other).utf8))
  }

  @Test(arguments: [
    ("Apple", "apple"), ("e", "é"), ("ガ", "カ"), ("①", "1"), ("ﬁ", "fi"), ("か", "カ"), ("ß", "ss"),
  ])
  func `these words are two`(one: String, other: String) {
    #expect(WordText.key(one) != WordText.key(other))
  }

  @Test(arguments: [
    ("Straße", "STRASSE"), ("ΣΟΦΟΣ", "σοφος"), ("Crème Brûlée", "creme brulee"), ("ＡＢＣ", "abc"), ("İ", "i"),
    ("Ἀθήνα", "αθηνα"), ("ｶﾞ", "ガ"), ("Ångström", "angstrom"), ("Việt", "viet"), ("가격Z", "가격z"),
  ])
  func `a search sees no difference of case, width and accents`(one: String, other: String) {
    #expect(Array(WordText.folded(one).utf8) == Array(WordText.folded(other).utf8))
  }

  @Test(arguments: [("が", "か"), ("パ", "ハ"), ("가", "각"), ("ㄱ", "ㄲ")])
  func `a search keeps what makes another sound`(one: String, other: String) {
    #expect(WordText.folded(one) != WordText.folded(other))
  }

  @Test func `every full and half width character becomes its usual one`() {
    for value in UInt32(0xFF01)...0xFFEE {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else {
        continue
      }
      let usual = TextWidth.usual(Int32(value))
      // The first step of the decomposition, which the name tells too.
      let name = scalar.properties.name ?? ""
      #expect((usual != Int32(value)) == (name.contains("WIDTH")), "\(name)")
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import Storage

/// The scalars of a text, which tell canonically equivalent texts apart.
private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

@Test(arguments: [
  ("\u{1100}\u{1161}\u{1100}\u{1167}\u{11A8}", "\u{AC00}\u{ACA9}"),  // 가격
  ("Ａｐｐｌｅ！", "Apple!"), ("ｶﾞｷﾞ", "ガギ"), ("か\u{3099}", "\u{304C}"), ("ﾡￂ", "ㄱㅏ"), ("e\u{301}", "\u{E9}"),
  ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("a\u{3000}b", "a b"), ("￥", "¥"), ("￣", "\u{AF}"),
  ("\u{212B}", "\u{C5}"),
  ("ﬁ", "ﬁ"), ("①", "①"), ("ㄱ", "ㄱ"), ("²", "²"),
])
func `a word is known by one composed text in one width`(word: String, key: String) {
  #expect(scalars(WordText.key(word)) == scalars(key))
}

@Test(arguments: [("Apple", "apple"), ("é", "e"), ("か", "が"), ("Straße", "Strasse"), ("ー", "-"), ("가", "각")])
func `case, accents and sounds tell words apart`(one: String, other: String) {
  #expect(WordText.key(one) != WordText.key(other))
}

@Test(arguments: [
  ("Apple", "apple"), ("ＡＰＰＬＥ", "apple"), ("é", "e"), ("E\u{301}", "e"), ("Straße", "strasse"),
  ("STRASSE", "strasse"),
  ("ΟΔΟΣ", "οδοσ"), ("οδός", "οδοσ"), ("İ", "i"), ("ı", "ı"), ("ｶﾞ", "ガ"), ("か", "か"), ("が", "\u{304C}"),
  ("ぱ", "\u{3071}"), ("Ǆ", "ǆ"), ("Việt", "viet"), ("ё", "е"), ("\u{1100}\u{1161}", "가"), ("ﬁ", "fi"),
])
func `a search sees neither case nor accents, but the sounds of kana`(text: String, folded: String) {
  #expect(scalars(WordText.folded(text)) == scalars(folded))
}

@Test
func `every character of Unicode is folded as another library folds it`() async throws {
  let folder = try TemporaryFolder()
  let script = """
    import sys
    from unicodedata import category, combining, decomposition, name, normalize, unidata_version
    assert unidata_version == "14.0.0"
    def width(c):
        kind, *mapped = decomposition(c).split() or [""]
        return "".join(chr(int(m, 16)) for m in mapped) if kind in ("<wide>", "<narrow>") else c
    def is_accent(c): return category(c) == "Mn" and c not in "\\u3099\\u309a"
    def key(text): return normalize("NFC", "".join(map(width, text)))
    def folded(text):
        bare = normalize("NFD", normalize("NFD", key(text)).casefold())
        return normalize("NFC", "".join(c for c in bare if not is_accent(c)))
    def hexed(text): return " ".join(f"{ord(c):x}" for c in text)
    for c in map(chr, range(0x80, 0x110000)):
        # Of the unified ideographs, which are all alike, a few do.
        is_tested = not name(c, "").startswith("CJK UNIFIED") or ord(c) % 100 == 0
        if is_tested and category(c) not in ("Cn", "Cs", "Co"):
            text = "x" + c + "\\u0301\\u0323"
            print(hexed(text), hexed(key(text)), hexed(folded(text)), sep=",")
    """
  let oracle = try await Child.run("/usr/bin/python3", ["-c", script], in: folder)
  try #require(oracle.status == 0, "\(oracle.errors)")
  #expect(oracle.lines.count > 45_000)
  let wrong = oracle.lines.filter { line in
    let columns = line.split(separator: ",").map {
      $0.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    }
    let text = String(String.UnicodeScalarView(columns[0].compactMap(Unicode.Scalar.init)))
    return scalars(WordText.key(text)) != columns[1] || scalars(WordText.folded(text)) != columns[2]
  }
  #expect(wrong == [])
}

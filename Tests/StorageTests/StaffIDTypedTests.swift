import Domain
import Testing

@testable import Storage

struct StaffIDTypedTests {
  @Test(arguments: [
    ("Kim", "kim"), ("\t KIM \u{3000}", "kim"), ("Kim Min", "kim min"), ("Straße", "strasse"),
    ("ΣΊΣΥΦΟΣ", "σίσυφοσ"),
    ("e\u{301}", "\u{E9}"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("İ", "i\u{307}"), ("ｋ", "k"),
    ("　Ｐａｒｋ　", "park"), ("Å", "å"),
    (String(repeating: "A", count: 64), String(repeating: "a", count: 64)),
  ])
  func `an ID is trimmed, folded and composed`(typed: String, text: String) {
    // Strings that differ in their composition alone would be equal.
    #expect(StaffID(typed: typed)?.text.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test(arguments: [
    "", "  ", "\u{0}", "a\u{1B}b", "a\u{2029}b", String(repeating: "a", count: 65),
    String(repeating: "ß", count: 33), String(repeating: "a", count: 1_000_000),
  ])
  func `a text that makes no ID is none`(typed: String) {
    #expect(StaffID(typed: typed) == nil)
  }

  @Test
  func `an ID that is typed as it is kept is itself, whatever its characters`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let typed = "a\u{327}\(scalar)\u{301}b"
      guard let id = StaffID(typed: typed) else { continue }
      if StaffID(typed: id.text) != id { Issue.record("U+\(String(value, radix: 16)): \(id)") }
    }
  }
}

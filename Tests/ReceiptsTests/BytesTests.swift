import Receipts
import Testing

struct BytesTests {
  private let printer = ESCPOS()
  private let start: [UInt8] = [0x1B, 0x40, 0x1C, 0x2E, 0x1B, 0x52, 0, 0x1B, 0x74, 19]
  private let end: [UInt8] = [0x1B, 0x64, 3, 0x1D, 0x56, 66, 0]

  @Test(
    arguments: [
      (.text("Bill \\ ~ {|} $"), Array("Bill \\ ~ {|} $".utf8)),
      (.text("€£é"), [0xD5, 0x9C, 0x82]),
      (.text("e\u{301}"), [0x82]),
      (.text("™é"), [0x1B, 0x74, 16, 0x99, 0xE9, 0x1B, 0x74, 19]),
      (.text("Ж"), [0x1B, 0x74, 17, 0x86, 0x1B, 0x74, 19]),
      (.text("한글"), [0x1C, 0x26, 0xC7, 0xD1, 0xB1, 0xDB, 0x1C, 0x2E]),
      (.text("\u{1112}\u{1161}\u{11AB}"), [0x1C, 0x26, 0xC7, 0xD1, 0x1C, 0x2E]),
      (.text("₩5"), [0x1C, 0x26, 0xA3, 0xDC, 0x1C, 0x2E, 0x35]),
      (.text("원€"), [0x1C, 0x26, 0xBF, 0xF8, 0x1C, 0x2E, 0xD5]),
      (.text("가 나"), [0x1C, 0x26, 0xB0, 0xA1, 0x1C, 0x2E, 0x20, 0x1C, 0x26, 0xB3, 0xAA, 0x1C, 0x2E]),
      (.text("A").strong, [0x1B, 0x45, 1, 0x41, 0x1B, 0x45, 0]),
      (.text("가").strong, [0x1B, 0x45, 1, 0x1C, 0x26, 0xB0, 0xA1, 0x1C, 0x2E, 0x1B, 0x45, 0]),
      (.blank.strong, []),
      (.text("1\u{A0}2\u{202F}3\u{200E}\u{200F}\u{61C}"), Array("1 2 3".utf8)),
      (.text("a\u{1B}@\n\u{0}"), Array("a?@??".utf8)),
      (.rule, Array(repeating: 0x2D, count: 32)),
    ] as [(ReceiptLine, [UInt8])])
  func `a line has these bytes`(line: ReceiptLine, bytes: [UInt8]) {
    #expect(printer.bytes([line], on: .narrow) == start + bytes + [0x0A] + end)
  }

  @Test(arguments: [
    ("₹5", "INR5"), ("ế ﬁ 𝐀", "ê fi A"), ("x\u{302}", "x"), ("☃ 语 🙂 \u{E000}", "? ? ? ?"), ("שלום", "????"),
    ("똠 믜", "ㄸㅗㅁ ㅁㅢ"), ("\u{1100}", "ㄱ"), ("①½…", "①½…"),
  ])
  func `a character that the printer lacks is printed as the nearest`(text: String, printed: String) {
    #expect(printer.bytes([.text(text)], on: .narrow) == printer.bytes([.text(printed)], on: .narrow))
  }

  @Test
  func `a receipt without lines is cut all the same`() {
    #expect(printer.bytes([], on: .wide) == start + end)
  }
}

import Receipts
import Testing

struct LayoutTests {
  @Test
  func `a receipt is text of at most so many columns`() {
    let receipt: [ReceiptLine] = [
      .centred("카운터벨").strong, .blank, .pair("Bill", "$80.00"), .pair("팁 18%", "$14.40"), .rule,
      .pair("Total", "$94.40").strong, .text("Thank you for your visit, and come again soon."),
    ]
    #expect(
      TextReceipt.lines(receipt, on: .narrow) == [
        "            카운터벨",
        "",
        "Bill                      $80.00",
        "팁 18%                    $14.40",
        "--------------------------------",
        "Total                     $94.40",
        "Thank you for your visit, and",
        "come again soon.",
      ])
  }

  @Test(arguments: [
    ("A label that fills the paper whole", "9", ["A label that fills the paper", "whole", right("9")]),
    ("12345678901234567890123456", "12345", ["12345678901234567890123456 12345"]),
    ("123456789012345678901234567", "12345", ["123456789012345678901234567", right("12345")]),
    ("예약", "가나다라마바사아자차카타파하 거너", ["예약", right("가나다라마바사아자차카타파하"), right("거너")]),
    ("", "5", [right("5")]),
    ("5", "", ["5"]),
    ("", "", [""]),
  ])
  func `a label wraps and a value stands at the right edge`(label: String, value: String, lines: [String]) {
    #expect(TextReceipt.lines([.pair(label, value)], on: .narrow) == lines)
  }

  @Test(arguments: [
    (String(repeating: "x", count: 33), [String(repeating: "x", count: 32), "x"]),
    ("x" + String(repeating: "가", count: 16), ["x" + String(repeating: "가", count: 15), "가"]),
    ("  indented", ["  indented"]),
    (String(repeating: " ", count: 40), [""]),
    ("", [""]),
    ("12345678901234567890123456789 12\u{A0}€", ["12345678901234567890123456789", "12 €"]),
    ("12345678901234567890123456789 1\u{202F}2", ["12345678901234567890123456789", "1 2"]),
    ("a\u{1B}[31mb\nc\td\u{7F}\u{9B}\u{2028}", ["a�[31mb�c d���"]),
    ("\u{200F}1\u{200E} \u{61C}₪\u{AD}\u{2066}", ["1 ₪"]),
    ("e\u{301} \u{1112}\u{1161}\u{11AB}", ["é 한"]),
    ("end \u{A0}\u{3000} ", ["end"]),
  ])
  func `text wraps at spaces and holds nothing that drives a terminal`(text: String, lines: [String]) {
    #expect(TextReceipt.lines([.text(text)], on: .narrow).map(scalars) == lines.map(scalars))
  }

  @Test(arguments: PaperWidth.allCases)
  func `a rule and a pair reach from edge to edge`(paper: PaperWidth) {
    let lines = TextReceipt.lines([.rule, .pair("합계", "9,000원")], on: paper)
    #expect(lines[0].count == paper.columns)
    #expect(lines[1].count == paper.columns - 3)
    #expect(lines[1].hasPrefix("합계 ") && lines[1].hasSuffix(" 9,000원"))
  }

  @Test
  func `paper has 32 columns or 42 or 48`() {
    #expect((0...100).filter { PaperWidth(columns: $0) != nil } == [32, 42, 48])
  }

  /// Text that Swift holds to be equal may be spelled in several ways.
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}

/// A text that ends at the right edge of the narrow paper.
private func right(_ text: String) -> String {
  let width = text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  return String(repeating: " ", count: 32 - width) + text
}

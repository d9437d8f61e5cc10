import Foundation
import Testing

@testable import Receipts

struct DecodingTests {
  private let printer = ESCPOS()

  private static let texts = [
    "Table 7, 2 guests", "€12.50 £3.20 $4.00", "₩15,000", "팁 계산", "팁 18% ₩1,200 (€0.80)", "Café Größe ñandú",
    "Żółw zażółć gęślą jaźń", "Привет, мир", "Αθήνα και Ωμέγα", "İstanbul ağaç ışık", "Ąžuolas ėjo",
    "ÞÆØÅ þæøå",
    "e\u{301}te\u{301} \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글 Café €5 Ж ₩9 Ž",
    "1\u{A0}234,50\u{202F}€", "\u{200F}12\u{200E} £", "“quoted” — dash – … ™", "①②③ ★ ☎ 大韓民國 ひらがな",
    "\\ ~ | ^ ` { } @ # [ ]",
  ]

  @Test(arguments: PaperWidth.allCases)
  func `what the printer prints is what the text says`(paper: PaperWidth) async throws {
    let receipts: [[ReceiptLine]] = Self.texts.flatMap { text in
      [
        [.text(text), .blank, .rule],
        [.centred(text).strong, .pair(text, "€1").strong, .pair("팁", text)],
        [.text(text + " " + text + " " + text + " " + text)],
      ]
    }
    let bytes = receipts.flatMap { printer.bytes($0, on: paper) }
    let printed = try await Decoder.receipts(bytes, columns: paper.columns)
    try #require(printed.count == receipts.count)
    for (receipt, lines) in zip(receipts, printed) {
      let text = TextReceipt.lines(receipt, on: paper)
      #expect(words(lines.map(\.text)) == words(text))
      let isStrong = receipt.contains(where: \.isStrong)
      #expect(lines.allSatisfy { $0.isStrong == isStrong || receipt.contains { !$0.isStrong } })
    }
  }

  @Test(arguments: PaperWidth.allCases)
  func `left and right reach the edges of the paper`(paper: PaperWidth) async throws {
    let values = ["€1", "₩15,000", "15,000원", "Ж", "①", "大", "Ž"]
    let receipt = values.flatMap { [ReceiptLine.pair("합계", $0), .pair("Total ₩", $0).strong, .rule] }
    let printed = try await Decoder.receipts(printer.bytes(receipt, on: paper), columns: paper.columns)
    let lines = try #require(printed.first)
    #expect(lines.count == receipt.count)
    #expect(lines.allSatisfy { $0.columns == paper.columns })
    #expect(lines.map(\.isStrong) == receipt.map(\.isStrong))
  }

  @Test
  func `each character that a printer has is the same in the tables of another program`() async throws {
    let characters = PrinterCharacters()
    let known = (0xA1...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter {
      characters.has($0) && ShownText.of(String($0)) == String($0) && !$0.properties.isWhitespace
    }
    #expect(known.count > 8_400)
    let texts = stride(from: 0, to: known.count, by: 16).map { start in
      String(String.UnicodeScalarView(known[start..<min(known.count, start + 16)]))
    }
    let bytes = printer.bytes(texts.map { .text($0) }, on: .narrow)
    let printed = try #require(try await Decoder.receipts(bytes, columns: 32).first)
    let differences = zip(printed.map(\.text), texts).filter { plain($0) != plain($1) }.map {
      "\($0) for \($1)"
    }
    #expect(differences == [])
    #expect(printed.count == texts.count)
  }

  @Test
  func `the decoder reads what python-escpos writes and refuses what is wrong`() async throws {
    _ = try await Decoder.run(["--self-test"])
  }

  /// The words of some lines, whichever spaces lie between them.
  private func words(_ lines: [String]) -> [Substring] {
    plain(lines.joined(separator: " ")).split(separator: " ")
  }

  /// Wide and narrow won signs are told apart by no reader.
  private func plain(_ text: String) -> String { text.precomposedStringWithCompatibilityMapping }
}

import TestSupport
import Testing

@testable import Receipts

struct AnyTextTests {
  /// Where the characters of the texts are from: spaces more often than others, then all that is special somewhere.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x20, 0x20...0x20, 0x20...0x7E, 0x20...0x7E, 0...0x9F, 0xA0...0x17F, 0x300...0x36F, 0x370...0x4FF,
    0x5D0...0x61C, 0x1100...0x11FF, 0x2000...0x206F, 0x20A0...0x20BF, 0x3000...0x318E, 0x4E00...0x9FFF,
    0xAC00...0xD7A3, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE00...0xFFFF, 0x1F300...0x1FAFF, 0...0x10FFFF,
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    var text = String.UnicodeScalarView()
    let range = ranges.randomElement(using: &random)
    for _ in 0..<Int.random(in: 0...90, using: &random) {
      let from = Bool.random(using: &random) ? range : ranges.randomElement(using: &random)
      if let from, let scalar = Unicode.Scalar(UInt32.random(in: from, using: &random)) { text.append(scalar) }
    }
    return String(text)
  }

  private static func receipt(seed: UInt64) -> [ReceiptLine] {
    var random = SeededRandom(seed: seed)
    let text = { Self.text(&random) }
    return (0..<20).flatMap { _ in [.text(text()), .centred(text()).strong, .pair(text(), text())] }
  }

  @Test(arguments: PaperWidth.allCases)
  func `text of any kind stays on the paper and drives no printer`(paper: PaperWidth) async throws {
    let printer = ESCPOS()
    let receipts = (1...20).map { Self.receipt(seed: $0) }
    let bytes = receipts.flatMap { printer.bytes($0, on: paper) }
    let printed = try await Decoder.receipts(bytes, columns: paper.columns)
    #expect(printed.count == receipts.count)
    #expect(printed.joined().allSatisfy { $0.text.last != " " })
  }

  @Test(arguments: PaperWidth.allCases)
  func `text of any kind stays on the screen and drives no terminal`(paper: PaperWidth) {
    let screen = TextMedium()
    for line in (1...20).flatMap({ TextReceipt.lines(Self.receipt(seed: $0), on: paper) }) {
      #expect(screen.width(of: line) <= paper.columns)
      let categories = line.unicodeScalars.map(\.properties.generalCategory)
      #expect(
        !categories.contains { [.control, .lineSeparator, .paragraphSeparator, .unassigned].contains($0) })
      #expect(line.unicodeScalars.last?.properties.isWhitespace != true)
    }
  }
}

internal import CTerminal

/// A receipt as plain text, for the screen and for files.
package enum TextReceipt {
  /// The receipt's lines, each at most as wide as the paper and without spaces at its end.
  package static func lines(_ receipt: [ReceiptLine], on paper: PaperWidth) -> [String] {
    let layout = ReceiptLayout(medium: TextMedium(), columns: paper.columns)
    return receipt.flatMap { layout.lines($0) }
  }
}

/// Characters as a terminal shows them, by the C library's table.
struct TextMedium: Medium {
  init() {
    // The table is the thread's own, and on one that nobody has set it knows ASCII alone.
    counterbell_use_utf8()
  }

  func spelled(_ text: String) -> String {
    var spelled = String.UnicodeScalarView()
    for scalar in ShownText.of(text).unicodeScalars {
      spelled.append(counterbell_width(scalar.value) < 0 ? ShownText.replacement : scalar)
    }
    return String(spelled)
  }

  /// Hangul and other wide characters take two columns, combining ones none.
  func width(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + max(0, Int(counterbell_width($1.value))) }
  }
}

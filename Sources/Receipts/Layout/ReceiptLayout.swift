/// Gives the lines of a receipt their width.
struct ReceiptLayout<Paper: Medium> {
  let medium: Paper
  let columns: Int

  /// The lines of paper that a line of the receipt takes, in characters that the medium has.
  func lines(_ line: ReceiptLine) -> [String] {
    let lines =
      switch line.kind {
      case .text(let text): wrapped(medium.spelled(text))
      case .centred(let text): wrapped(medium.spelled(text)).map { indented($0, sharing: 2) }
      case .pair(let label, let value): pair(medium.spelled(label), medium.spelled(value))
      case .rule: [String(repeating: "-", count: columns)]
      case .blank: [""]
      }
    return lines.map(plain)
  }

  private func pair(_ label: String, _ value: String) -> [String] {
    let free = columns - medium.width(of: label) - medium.width(of: value)
    if label.isEmpty || value.isEmpty || free < 1 {
      let labels = label.isEmpty ? [] : wrapped(label)
      return labels + (value.isEmpty && !labels.isEmpty ? [] : wrapped(value).map { indented($0, sharing: 1) })
    }
    return [label + String(repeating: " ", count: free) + value]
  }

  /// The text behind its share of the free columns: all of them, or half.
  private func indented(_ text: String, sharing parts: Int) -> String {
    String(repeating: " ", count: max(0, columns - medium.width(of: text)) / parts) + text
  }

  /// The text without the difference between spaces, and without any at its end.
  private func plain(_ text: String) -> String {
    let spaced = text.unicodeScalars.map { $0 == ShownText.noBreakSpace ? " " : $0 }
    let rest = spaced.reversed().drop { $0.properties.isWhitespace }.reversed()
    return String(String.UnicodeScalarView(rest))
  }
}

extension ReceiptLayout {
  /// The text in lines that fit, broken at spaces where there are any.
  private func wrapped(_ text: String) -> [String] {
    guard medium.width(of: text) > columns else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if medium.width(of: longer) <= columns {
        line = longer
      } else {
        if !line.isEmpty { lines.append(line) }
        lines += broken(word)
        line = lines.removeLast()
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// A word in pieces that fit, at least one.
  private func broken(_ word: Substring) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let width = medium.width(of: character)
      if used + width > columns {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += width
    }
    return pieces + [piece]
  }
}

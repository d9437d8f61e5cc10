import CTerminal

/// How many columns of a terminal text takes, by the C library's table for UTF-8.
package enum Columns {
  /// Makes the C library's table that of UTF-8 on this thread, whatever the environment says.
  package static func useUTF8() {
    counterbell_use_utf8()
  }

  /// Hangul and other wide characters take two columns, combining ones none.
  package static func width(of text: String) -> Int {
    var width = 0
    for scalar in text.unicodeScalars {
      width += 0x20...0x7E ~= scalar.value ? 1 : max(0, Int(counterbell_width(scalar.value)))
    }
    return width
  }

  /// The longest start of the text that fits, with `…` where something was cut.
  static func fit(_ text: String, in width: Int) -> String {
    guard self.width(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var fitting = ""
    var used = 1
    for character in text {
      used += self.width(of: String(character))
      if used > width { break }
      fitting.append(character)
    }
    return fitting + "…"
  }

  /// The longest end of the text that fits, as a prompt scrolls a line longer than itself.
  static func fitEnd(_ text: String, in width: Int) -> String {
    var fitting = text[...]
    var used = self.width(of: text)
    while used > width, let first = fitting.first {
      used -= self.width(of: String(first))
      fitting.removeFirst()
    }
    return String(fitting)
  }

  /// The text in lines of at most `width` columns, broken at spaces where there are any.
  static func wrap(_ text: String, in width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if self.width(of: longer) <= width {
        line = longer
      } else {
        if !line.isEmpty { lines.append(line) }
        line = fit(String(word), in: width)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

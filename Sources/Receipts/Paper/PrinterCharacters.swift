/// The characters that a thermal printer has.
struct PrinterCharacters: Medium, Sendable {
  let pages = CodePage.all
  let korean = KoreanCodes()

  func has(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPrintableASCII || pages.contains { $0[scalar] != nil } || korean[scalar] != nil
  }

  func spelled(_ text: String) -> String {
    var spelled = String.UnicodeScalarView()
    for scalar in ShownText.of(text).unicodeScalars {
      if scalar == ShownText.noBreakSpace || has(scalar) {
        spelled.append(scalar)
      } else {
        spelled.append(contentsOf: substitute(for: scalar))
      }
    }
    return String(spelled)
  }

  /// What a page has takes one column there, and what only KS X 1001 has takes two.
  func width(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isPrintableASCII && korean[scalar] != nil && !pages.contains { $0[scalar] != nil }
  }
}

extension PrinterCharacters {
  /// What is printed for a character that the printer lacks: the nearest that it has, or `?`.
  private func substitute(for scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    // A mark that goes with no letter of the printer's leaves the letter as it is.
    if scalar.properties.generalCategory == .nonspacingMark { return [] }
    return HangulLetters.of(scalar) ?? withFewerMarks(scalar) ?? plainForm(of: scalar)
      ?? transliterated(scalar) ?? ["?"]
  }

  private func withFewerMarks(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    var parts = Array(NormalForm.decomposed.of(String(scalar)).unicodeScalars)
    while parts.count > 1 {
      parts.removeLast()
      let fewer = NormalForm.composed.of(String(String.UnicodeScalarView(parts))).unicodeScalars
      if let letter = fewer.first, fewer.count == 1, has(letter) { return [letter] }
    }
    return nil
  }

  private func plainForm(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let plain = ShownText.of(NormalForm.plain.of(String(scalar))).unicodeScalars
    return !plain.isEmpty && plain.allSatisfy(has) ? Array(plain) : nil
  }

  /// What the C library writes for it in ASCII, such as `INR` for the sign of the rupee.
  private func transliterated(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let conversion = Conversion(from: "UTF-8", to: "ASCII//TRANSLIT")
    guard let bytes = conversion?.converted(String(scalar).utf8), !bytes.isEmpty else { return nil }
    let scalars = bytes.map { Unicode.Scalar($0) }
    return scalars.allSatisfy { $0.isPrintableASCII && $0 != "?" } ? scalars : nil
  }
}

extension Unicode.Scalar {
  var isPrintableASCII: Bool { 0x20...0x7E ~= value }
}

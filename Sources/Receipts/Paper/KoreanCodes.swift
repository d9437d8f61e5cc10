/// The characters of KS X 1001 in their two bytes of EUC-KR, each two columns wide on paper.
struct KoreanCodes: Sendable {
  private let codes: [Unicode.Scalar: [UInt8]]

  init() {
    var codes: [Unicode.Scalar: [UInt8]] = [:]
    if let conversion = Conversion(from: "EUC-KR", to: "UTF-8") {
      for first in UInt8(0xA1)...0xFE {
        for second in UInt8(0xA1)...0xFE {
          // The euro, registered and postal signs came later than most printers' fonts.
          if first == 0xA2, 0xE6...0xE8 ~= second { continue }
          if let scalar = conversion.scalar(first, second) { codes[scalar] = [first, second] }
        }
      }
    }
    // Some hanja stand in Unicode a second time for the standard's sake, and composed text has the first one.
    for (scalar, code) in codes where 0xF900...0xFAFF ~= scalar.value {
      let usual = NormalForm.composed.of(String(scalar)).unicodeScalars.first ?? scalar
      if codes[usual] == nil { codes[usual] = code }
    }
    // The standard has one won sign, the wide one, where Unicode has two.
    let won = codes["\u{FFE6}"] ?? codes["\u{20A9}"]
    codes["\u{FFE6}"] = won
    codes["\u{20A9}"] = won
    self.codes = codes
  }

  subscript(scalar: Unicode.Scalar) -> [UInt8]? { codes[scalar] }
}

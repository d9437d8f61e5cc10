/// The forms of a sign that a guest may type beside a number, without the spaces and marks around them.
struct TypedSymbols: Equatable, Sendable {
  /// In lower case, the longest first.
  private let forms: [[Unicode.Scalar]]

  /// The sign of a percent, full-width and Arabic too.
  static let percent = TypedSymbols(forms: [["%"], ["\u{FF05}"], ["\u{66A}"]])
  static let none = TypedSymbols(forms: [])

  /// The yen and won signs, each of which keyboards write in two widths.
  private static let twins: [[Unicode.Scalar]] = [["\u{A5}", "\u{FFE5}"], ["\u{20A9}", "\u{FFE6}"]]

  private init(forms: [[Unicode.Scalar]]) {
    self.forms = forms
  }

  /// What people write behind an amount in the currency's own script, which CLDR has only in the long form.
  private static let words = ["KRW": "원", "JPY": "円"]

  /// The signs of a currency: its code and what stands around the number in these patterns; `kr.` also as `kr`.
  init(code: String, patterns: [AmountPattern]) {
    var forms = [code.typedForm]
    if let word = Self.words[code] { forms.append(word.typedForm) }
    for pattern in patterns { forms += [pattern.prefix.typedForm, pattern.suffix.typedForm] }
    for twins in Self.twins where twins.contains(where: { forms.contains([$0]) }) {
      forms += twins.map { [$0] }
    }
    forms += forms.filter { $0.last == "." }.map { $0.dropLast() }
    self.forms = forms.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// Takes the sign off the front of a text; false when there is none.
  func strip(frontOf text: inout ArraySlice<Unicode.Scalar>) -> Bool {
    for form in forms where text.prefix(form.count).elementsEqual(form, by: Self.match) {
      text = text.dropFirst(form.count)
      return true
    }
    return false
  }

  /// Takes the sign off the end of a text; false when there is none.
  func strip(endOf text: inout ArraySlice<Unicode.Scalar>) -> Bool {
    for form in forms where text.suffix(form.count).elementsEqual(form, by: Self.match) {
      text = text.dropLast(form.count)
      return true
    }
    return false
  }

  private static func match(_ typed: Unicode.Scalar, _ form: Unicode.Scalar) -> Bool {
    typed.typedForm == form
  }
}

extension String {
  /// The scalars of a currency sign as a guest types them.
  fileprivate var typedForm: [Unicode.Scalar] {
    var scalars = Array(unicodeScalars.map(\.typedForm))[...]
    scalars.trimAmountEdges()
    return Array(scalars)
  }
}

extension Unicode.Scalar {
  /// One spelling for both cases and both widths of an ASCII character, and for all spaces.
  fileprivate var typedForm: Unicode.Scalar {
    let isFullWidth = ("\u{FF01}"..."\u{FF5E}").contains(self)
    let narrow = isFullWidth ? Unicode.Scalar(value - 0xFEE0) ?? self : plainSign
    return ("A"..."Z").contains(narrow) ? Unicode.Scalar(UInt8(narrow.value) + 0x20) : narrow
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Drops spaces and marks of direction at both ends.
  mutating func trimAmountEdges() {
    while let first, first.isAmountSpace || first.isDirectionMark { removeFirst() }
    while let last, last.isAmountSpace || last.isDirectionMark { removeLast() }
  }
}

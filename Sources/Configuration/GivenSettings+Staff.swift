import Domain

extension GivenSettings {
  /// The keys that the staff can set at a kiosk.
  package static let staffKeys: [SettingKey] = [
    .language, .locale, .currency, .volume, .soundDevice, .tipPresets, .tipPresetsWithCharge, .tipBase,
    .tipMaximum, .tipChargeFrom, .tipChargePercent,
  ]
  /// What stands for a file in the place of such a value.
  static let staffPlace = "the staff's settings"

  /// Puts a value that the staff have typed over what the files give.
  package mutating func lay(_ key: SettingKey, typed text: String) {
    let node = JSON5Node(place: TextPlace(), value: Self.value(of: key, typed: text))
    self[key] = GivenValue(file: Self.staffPlace, path: key.rawValue, node: node)
  }

  /// The value that a file would have; what can't be one stays a string, which is refused when it is read.
  private static func value(of key: SettingKey, typed text: String) -> JSON5Value {
    switch key {
    case .volume, .tipChargeFrom: isNumber(text) ? .number(text) : .string(text)
    case .tipPresets, .tipPresetsWithCharge: percents(text)
    case .tipMaximum: .string(withoutSign(text))
    // A fault names null, so that is taken as well.
    case .tipChargePercent: isNone(text) || isSame(text, "null") ? .null : .string(withoutSign(text))
    case .tipBase: .string(TipRules.Base.allCases.map(\.rawValue).first { isSame($0, text) } ?? text)
    default: .string(text)
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Percentages with white space between them, and perhaps commas before it: a comma in a number is none that
  /// parts two of them.
  private static func percents(_ text: String) -> JSON5Value {
    if isNone(text) { return .array([]) }
    let pieces = text.split(whereSeparator: \.isWhitespace)
    let nodes = pieces.map { piece in
      let number = piece.hasSuffix(",") && piece != "," ? piece.dropLast() : piece
      return JSON5Node(place: TextPlace(), value: .string(withoutSign(String(number))))
    }
    return nodes.isEmpty ? .string(text) : .array(nodes)
  }

  /// The number before a percent sign, where there is one.
  private static func withoutSign(_ text: String) -> String {
    guard text.hasSuffix("%"), text != "%" else { return text }
    let number = text.dropLast()
    return String(number.last == " " ? number.dropLast() : number)
  }

  private static func isNone(_ text: String) -> Bool { isSame(text, SettingValue.nothing) }

  private static func isSame(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }
}

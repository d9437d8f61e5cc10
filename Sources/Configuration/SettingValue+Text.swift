import Localization

extension SettingValue {
  /// What the staff type for null and for an empty list.
  static let nothing = "none"

  /// The value as somebody types it: a text without quotes, a list with commas.
  package var text: String {
    switch self {
    case .null: Self.nothing
    case .number(let number): "\(number)"
    case .decimal(let units, let digits): Self.text(units, digits)
    case .text(let text): text
    case .list(let values): values.isEmpty ? Self.nothing : values.map(\.text).joined(separator: ", ")
    case .object: "..."
    }
  }

  /// A number in units of which 10 to the power of `digits` make one, without zeros at its end.
  private static func text(_ units: Int64, _ digits: Int) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: units, digits: digits, sign: ".")
    return String(decoding: bytes, as: UTF8.self)
  }
}

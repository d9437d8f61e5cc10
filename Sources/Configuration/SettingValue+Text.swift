extension SettingValue {
  /// The value as somebody types it: a text without quotes.
  package var text: String {
    switch self {
    case .null: ""
    case .number(let number): "\(number)"
    case .text(let text): text
    case .decimal, .list, .object: "..."
    }
  }
}

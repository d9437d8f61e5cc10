/// The value of a setting as a configuration file writes it.
package indirect enum SettingValue: Hashable, Sendable {
  case null
  case number(Int)
  /// An exact decimal in units of which 10 to the power of `digits` make one; a file has it as a string.
  case decimal(Int64, digits: Int)
  case text(String)
  case list([SettingValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: SettingValue
  }

  /// A text, or null where there is none.
  static func optional(_ text: String?) -> SettingValue { text.map(SettingValue.text) ?? .null }

  static func object(_ members: KeyValuePairs<String, SettingValue>) -> SettingValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }
}

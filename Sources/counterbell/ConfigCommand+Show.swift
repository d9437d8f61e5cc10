import Configuration
import Front
import Localization

extension ConfigCommand {
  /// Writes the value of every key that is in force, and where it comes from.
  func show() throws {
    let settings = try Settings(options: options)
    var output = Output.standard
    for key in SettingKey.allCases {
      let value = settings.shop.value(of: key)
      let origin = settings.origin(of: key)
      options.isJSON
        ? output.bytes.append(key, value, from: origin) : output.bytes.append(line: key, value, from: origin)
    }
    try output.flush()
  }
}

extension [UInt8] {
  /// Appends `volume: 4 (default)` and the line's end.
  fileprivate mutating func append(line key: SettingKey, _ value: SettingValue, from origin: SettingOrigin) {
    append(contentsOf: "\(key.rawValue): ".utf8)
    append(value)
    append(printable: " (\(origin))")
    append(UInt8(ascii: "\n"))
  }

  /// Appends the same as one JSON object.
  fileprivate mutating func append(_ key: SettingKey, _ value: SettingValue, from origin: SettingOrigin) {
    append(contentsOf: #"{"key":"#.utf8)
    append(json: key.rawValue)
    append(contentsOf: #","value":"#.utf8)
    append(value)
    append(contentsOf: #","from":"#.utf8)
    append(json: origin.description)
    append(contentsOf: "}\n".utf8)
  }

  /// Appends a value as JSON, which JSON5 takes too.
  private mutating func append(_ value: SettingValue) {
    switch value {
    case .null: append(contentsOf: "null".utf8)
    case .number(let number): append(contentsOf: "\(number)".utf8)
    case .decimal(let units, let digits):
      append(UInt8(ascii: "\""))
      append(decimal: units, digits: digits, sign: ".")
      append(UInt8(ascii: "\""))
    case .text(let text): append(json: text)
    case .list(let values): append(jsonArray: values) { $0.append($1) }
    case .object(let members): append(members)
    }
  }

  private mutating func append(_ members: [SettingValue.Member]) {
    var separator = "{"
    for member in members {
      append(contentsOf: separator.utf8)
      append(json: member.key)
      append(UInt8(ascii: ":"))
      append(member.value)
      separator = ","
    }
    append(contentsOf: "}".utf8)
  }
}

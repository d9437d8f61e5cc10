/// What the files give, key by key, each value with its place.
package struct GivenSettings: Sendable {
  private var values: [SettingKey: GivenValue] = [:]

  /// Nothing given.
  package init() {}

  /// Reads files in order, each of which goes before the ones in front of it; missing ones that may be are skipped.
  package init(_ files: [ConfigurationFile]) throws(ConfigurationFault) {
    for file in files {
      if let root = try file.read() { try lay(GivenValue(file: file.path, path: "", node: root)) }
    }
  }

  /// The value in force, nil where none is given.
  package internal(set) subscript(key: SettingKey) -> GivenValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Where the value in force comes from, as far as the files say.
  package func origin(of key: SettingKey) -> SettingOrigin {
    guard let value = values[key] else { return .usual }
    return value.file == Self.staffPlace ? .staff : .file(value.file, line: value.node.place.line)
  }

  /// Puts the values of an object over those given before.
  mutating func lay(_ object: GivenValue) throws(ConfigurationFault) {
    for member in try object.members(among: SettingKey.names(in: object.path)) {
      if let key = SettingKey(rawValue: member.path) { values[key] = member } else { try lay(member) }
    }
  }
}

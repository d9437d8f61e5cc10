extension GivenSettings {
  /// The keys that the staff can set at a kiosk.
  package static let staffKeys: [SettingKey] = [.language, .locale, .currency, .volume, .soundDevice]
  /// What stands for a file in the place of such a value.
  static let staffPlace = "the staff's settings"

  /// Puts a value that the staff have typed over what the files give.
  package mutating func lay(_ key: SettingKey, typed text: String) throws(ConfigurationFault) {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    // Without zeros in front, which JSON5 does not have.
    let number = key == .volume && isNumber ? Int(text) : nil
    let value = number.map(String.init) ?? Self.quoted(text)
    let object = key.rawValue.split(separator: ".").reversed().reduce(value) { "{\"\($1)\":\($0)}" }
    do {
      let root = try JSON5Reader.read(Array(object.utf8))
      try lay(GivenValue(file: Self.staffPlace, path: "", node: root))
    } catch let fault as ConfigurationFault {
      throw fault
    } catch {
      throw ConfigurationFault(.invalid, file: Self.staffPlace, path: key.rawValue, reason: "is no text")
    }
  }

  /// The text as a string of JSON5.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      let digits = String(scalar.value, radix: 16)
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && scalar.value != 0x7F
      return isPlain ? String(scalar) : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(escaped.joined())\""
  }
}

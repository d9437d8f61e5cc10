/// Finds the password in a line without making a text of it.
enum SecretLine {
  /// What a password field may be filled with only behind `password`, as these do something at every prompt.
  private static let commands: [StaticString] = [
    "reset", "**", "*", "?", "help", "home", "quit", "sign in", "sign out", "mute",
  ]
  private static let starts: [StaticString] = ["id ", "volume ", "language "]
  private static let keyword: StaticString = "password"

  /// Where the password lies, all behind `password ` or, in its field, the whole line; nil where there is none.
  static func password(in line: Span<UInt8>, isInField: Bool) -> Range<Int>? {
    let count = keyword.utf8CodeUnitCount
    if line.begins(with: keyword) {
      if line.count == count { return count..<count }
      if line[count] == 0x20 || line[count] == 0x09 { return count + 1..<line.count }
    }
    guard isInField, !line.isEmpty else { return nil }
    let isCommand = commands.contains { line.count == $0.utf8CodeUnitCount && line.begins(with: $0) }
    return isCommand || starts.contains { line.begins(with: $0) } ? nil : 0..<line.count
  }

  /// The line as it may be shown: all of the password as the same few marks, however long it is.
  static func masked(_ line: Span<UInt8>, _ password: Range<Int>) -> [UInt8] {
    let start = String(repeating: "*", count: password.isEmpty ? 0 : 4)
    return Array("\(password.lowerBound == 0 ? "" : "password ")\(start)".utf8)
  }
}

extension Span<UInt8> {
  /// Whether it begins with these ASCII characters, in either case.
  fileprivate func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      for index in buffer.indices {
        let byte = self[index]
        let lower = 0x41...0x5A ~= byte ? byte | 0x20 : byte
        if unsafe lower != buffer[index] { return false }
      }
      return true
    }
  }
}

/// Finds the password in a line without making a text of it.
enum SecretLine {
  /// What a password field may be filled with only behind `password`, as these do something at every prompt.
  private static let commands: [StaticString] = [
    "reset", "**", "*", "?", "help", "home", "quit", "sign in", "sign out", "mute", "volume", "language",
  ]
  private static let starts: [StaticString] = ["id ", "volume ", "language "]
  private static let keyword = Array("password".utf8)

  /// Where the password lies, all behind `password ` or, in its field, the whole line; nil where there is none.
  static func password(in line: Span<UInt8>, isInField: Bool) -> Range<Int>? {
    if let start = startBehindKeyword(in: line) { return start..<line.count }
    guard isInField, !line.isEmpty else { return nil }
    let isCommand = commands.contains { line.count == $0.utf8CodeUnitCount && line.begins(with: $0) }
    return isCommand || starts.contains { line.begins(with: $0) } ? nil : 0..<line.count
  }

  /// Where what stands behind `password` starts, wherever a line is read as having that keyword: behind blanks, in either
  /// case, full-width; nil where the first word is another one or still being typed.
  static func startBehindKeyword(in line: Span<UInt8>) -> Int? {
    var index = 0
    while let width = line.blank(at: index) { index += width }
    for letter in keyword {
      guard let width = line.letter(letter, at: index) else { return nil }
      index += width
    }
    return index == line.count ? index : line.blank(at: index).map { index + $0 }
  }

  /// The line as it may be shown: all of the password as the same few marks, however long it is.
  static func masked(_ line: Span<UInt8>, _ password: Range<Int>) -> [UInt8] {
    let start = String(repeating: "*", count: password.isEmpty ? 0 : 4)
    return Array("\(password.lowerBound == 0 ? "" : "password ")\(start)".utf8)
  }
}

extension Span<UInt8> {
  /// How many bytes a blank has that starts here, if one does: a space, a tab or the ideographic space.
  fileprivate func blank(at index: Int) -> Int? {
    guard index < count else { return nil }
    if self[index] == 0x20 || self[index] == 0x09 { return 1 }
    return has(0xE3, 0x80, 0x80, at: index) ? 3 : nil
  }

  /// How many bytes this small letter has here, if it is the one: it may be a capital one and full-width.
  fileprivate func letter(_ letter: UInt8, at index: Int) -> Int? {
    guard index < count else { return nil }
    if self[index] | 0x20 == letter { return 1 }
    let place = letter - UInt8(ascii: "a")
    return has(0xEF, 0xBD, 0x81 + place, at: index) || has(0xEF, 0xBC, 0xA1 + place, at: index) ? 3 : nil
  }

  private func has(_ first: UInt8, _ second: UInt8, _ third: UInt8, at index: Int) -> Bool {
    index + 3 <= count && self[index] == first && self[index + 1] == second && self[index + 2] == third
  }

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

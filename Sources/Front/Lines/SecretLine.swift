/// Finds the password in a line without making a text of it.
enum SecretLine {
  /// What a password field may be filled with only behind `password`, as these do something at every prompt.
  private static let commands = [
    "reset", "**", "*", "?", "help", "home", "quit", "sign in", "sign out", "mute", "volume", "language",
  ].map { Array($0.utf8) }
  private static let starts = ["id", "volume", "language"].map { Array($0.utf8) }
  private static let keyword = Array("password".utf8)

  /// Where the password lies, all behind `password ` or, in its field, the whole line; nil where there is none.
  static func password(in line: Span<UInt8>, isInField: Bool) -> Range<Int>? {
    if let start = startBehindKeyword(in: line) { return start..<line.count }
    guard isInField, !line.isEmpty else { return nil }
    let isCommand = commands.contains { words in
      if let end = line.rest(behind: words) { line.isBlank(from: end) } else { false }
    }
    let isStart = starts.contains { words in
      if let end = line.rest(behind: words) { line.blank(at: end) != nil } else { false }
    }
    return isCommand || isStart ? nil : 0..<line.count
  }

  /// Where what stands behind `password` starts, wherever a line is read as having that keyword: behind blanks, in either
  /// case, full-width; nil where the first word is another one or still being typed.
  static func startBehindKeyword(in line: Span<UInt8>) -> Int? {
    guard let index = line.rest(behind: keyword) else { return nil }
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

  /// Whether there are only blanks from here on.
  fileprivate func isBlank(from index: Int) -> Bool {
    var index = index
    while let width = blank(at: index) { index += width }
    return index == count
  }

  /// Where the line goes on behind these words of ASCII in small letters, which may stand behind blanks, have more
  /// blanks between them, capitals, and full-width forms; nil where it does not begin with them.
  fileprivate func rest(behind words: [UInt8]) -> Int? {
    var index = 0
    while let width = blank(at: index) { index += width }
    for character in words {
      guard let width = character == 0x20 ? blank(at: index) : form(of: character, at: index) else {
        return nil
      }
      index += width
      while character == 0x20, let width = blank(at: index) { index += width }
    }
    return index
  }

  /// How many bytes this character has here, if it is the one.
  private func form(of character: UInt8, at index: Int) -> Int? {
    guard index < count else { return nil }
    let isLetter = 0x61...0x7A ~= character
    for form in isLetter ? [character, character - 0x20] : [character] {
      if self[index] == form { return 1 }
      let place = UInt16(form) - 0x21
      let code = 0xFF01 + place
      if has(0xEF, UInt8(0x80 | code >> 6 & 0x3F), UInt8(0x80 | code & 0x3F), at: index) { return 3 }
    }
    return nil
  }

  private func has(_ first: UInt8, _ second: UInt8, _ third: UInt8, at index: Int) -> Bool {
    index + 3 <= count && self[index] == first && self[index + 1] == second && self[index + 2] == third
  }
}

/// The lines `#key:value` at the start of a text export of Anki.
struct AnkiHeader {
  /// How many lines there are.
  private(set) var lineCount = 0
  private(set) var delimiter: UInt8?
  /// Whether the fields are HTML.
  private(set) var isHTML = false
  private var names = ""
  /// The columns that are no field of a note, counted from 0, and what they are.
  private var special: [Int: String] = [:]

  /// Takes a line if it is one of the header.
  mutating func take(_ line: String) -> Bool {
    guard line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { return false }
    let value = line[line.index(after: colon)...]
    switch line[..<colon].dropFirst().lowercased() {
    case "separator": delimiter = Self.delimiter(value)
    case "html": isHTML = value.lowercased().hasPrefix("true")
    case "columns": names = String(value)
    case "tags", "deck", "notetype", "if matches": break
    case "tags column": note("tags", value)
    case "deck column": note("deck", value)
    case "notetype column": note("notetype", value)
    case "guid column": note("guid", value)
    default: return false
    }
    lineCount += 1
    return true
  }

  private mutating func note(_ name: String, _ value: Substring) {
    if let number = Int(value.filter { $0.isASCII && $0.isNumber }), 1...999 ~= number {
      special[number - 1] = name
    }
  }

  private static func delimiter(_ value: Substring) -> UInt8? {
    switch value.lowercased() {
    case "comma": .comma
    case "semicolon": .semicolon
    case "tab", "\\t": .tab
    case "space": .space
    case "pipe": .pipe
    case "colon": UInt8(ascii: ":")
    default:
      value.utf8.count == 1 ? value.utf8.first.flatMap { 0x20...0x7E ~= $0 || $0 == .tab ? $0 : nil } : nil
    }
  }

  /// Where a list under this header has what is read; nil when it says nothing of it.
  func columns(delimiter: UInt8) -> ListColumns? {
    guard lineCount > 0, !(names.isEmpty && special.isEmpty) else { return nil }
    let sign = Character(Unicode.Scalar(delimiter))
    let names =
      names.isEmpty ? [] : names.split(separator: sign, omittingEmptySubsequences: false).map(String.init)
    return ListColumns(anki: names, special: special)
  }
}

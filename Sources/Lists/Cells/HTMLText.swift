/// The text of a field that is HTML.
struct HTMLText {
  private var text = ""
  private var rest: Substring

  /// The text without tags, with line breaks where the page has them and the characters that entities stand for.
  static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return html }
    var reading = HTMLText(rest: html[...])
    reading.run()
    return reading.text
  }

  private mutating func run() {
    while let first = rest.unicodeScalars.first {
      switch first {
      case "<" where takeTag(): break
      case "&" where takeEntity(): break
      default:
        text.unicodeScalars.append(first)
        rest.unicodeScalars.removeFirst()
      }
    }
  }

  /// Takes a tag or a comment, if it is one: a letter, a slash or an exclamation mark follows its sign.
  private mutating func takeTag() -> Bool {
    let inner = rest.dropFirst()
    guard let sign = inner.unicodeScalars.first, sign == "/" || sign == "!" || isLetter(sign) else {
      return false
    }
    let isComment = inner.hasPrefix("!--")
    guard let end = isComment ? endOfComment(inner) : inner.firstIndex(of: ">") else { return false }
    let name = inner[..<end].drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if Self.breaking.contains(name), !text.isEmpty, name == "br" || text.last != "\n" { text += "\n" }
    rest = rest[rest.index(after: end)...]
    return true
  }

  /// Where the sign that closes the comment is.
  private func endOfComment(_ inner: Substring) -> String.Index? {
    var index = inner.startIndex
    while let sign = inner[index...].firstIndex(of: ">") {
      if inner[..<sign].dropFirst(3).hasSuffix("--") { return sign }
      index = inner.index(after: sign)
    }
    return nil
  }

  /// The elements that begin a line.
  private static let breaking: Set<String> = ["br", "div", "p", "li", "ul", "ol", "tr", "hr", "h1", "h2", "h3"]

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

  private mutating func takeEntity() -> Bool {
    let start = rest.dropFirst()
    guard let end = start.prefix(32).firstIndex(of: ";"), let character = Self.character(start[..<end]) else {
      return false
    }
    text.unicodeScalars.append(character)
    rest = rest[rest.index(after: end)...]
    return true
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") { return scalar(UInt32(name.dropFirst(2), radix: 16)) }
    if name.hasPrefix("#") { return scalar(UInt32(name.dropFirst())) }
    return switch name {
    case "nbsp": " "
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    case "hellip": "…"
    case "ndash": "–"
    case "mdash": "—"
    case "lsquo": "‘"
    case "rsquo": "’"
    case "ldquo": "“"
    case "rdquo": "”"
    default: nil
    }
  }

  private static func scalar(_ number: UInt32?) -> Unicode.Scalar? { number.flatMap(Unicode.Scalar.init) }

  private init(rest: Substring) {
    self.rest = rest
  }
}

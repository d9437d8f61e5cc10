import Testing

@testable import Front

/// The password in a line, as bytes.
private func password(in line: [UInt8], isInField: Bool = false) -> [UInt8]? {
  SecretLine.password(in: line.span, isInField: isInField).map { Array(line[$0]) }
}

private func password(in line: String, isInField: Bool = false) -> String? {
  password(in: Array(line.utf8), isInField: isInField).map { String(decoding: $0, as: UTF8.self) }
}

@Test(
  arguments: [
    ("password x", "x"), ("PASSWORD x", "x"), ("PassWord\tx", "x"), ("password  x ", " x "),
    ("password\t\tx", "\tx"),
    ("password", ""), ("password ", ""), ("password   ", "  "), ("password reset", "reset"),
    ("password password", "password"), (" password x", "x"), ("\t password x", "x"), ("ｐａｓｓｗｏｒｄ x", "x"),
    ("ＰＡＳＳＷＯＲＤ　x", "x"), ("　password　한글", "한글"), ("password\u{A0}x", nil),
    ("passwords x", nil), ("passwor x", nil), ("pass word x", nil), ("id password", nil), ("password=x", nil),
    ("", nil), (" ", nil), ("reset", nil), ("ｐ", nil), ("ｐａｓｓｗｏｒｄｓ", nil), ("ｂ", nil),
  ] as [(String, String?)])
func `behind password stands one, wherever it is typed`(line: String, expected: String?) {
  #expect(password(in: line) == expected)
  if expected != nil { #expect(password(in: line, isInField: true) == expected) }
}

@Test(arguments: [
  "x", " x ", "passwords x", "password=x", "reset it", "id", "identity", "volumes 3", "sign",
  "**x", "x quit",
  "mute!", "home2", "비밀 번호", "#1", " ",
])
func `in its field a whole line is the password, blanks and all`(line: String) {
  #expect(password(in: line, isInField: true) == line)
  #expect(password(in: line) == nil)
}

@Test(arguments: [
  "", "reset", "RESET", "**", "*", "?", "help", "home", "quit", "Quit", "sign in", " sign  in ", "\u{FF0A}",
  "SIGN OUT", "mute", "id kim",
  "ID kim", "volume 3", "language ko",
])
func `in its field the lines of every prompt are no password`(line: String) {
  #expect(password(in: line, isInField: true) == nil)
  #expect(password(in: line) == nil)
}

@Test
func `a password need not be text`() {
  let bytes: [UInt8] = [0xFF, 0x00, 0xE3, 0x80, 0xEF, 0xBD]
  #expect(password(in: Array("password ".utf8) + bytes) == bytes)
  #expect(password(in: bytes, isInField: true) == bytes)
  #expect(password(in: bytes) == nil)
  // A half of an ideographic space is none.
  #expect(password(in: Array("password".utf8) + [0xE3, 0x80]) == nil)
}

@Test(arguments: [1, 2, 4, 5, 100, 4_000])
func `a mask says nothing of how long the password is`(length: Int) {
  let secret = Array(String(repeating: "x", count: length).utf8)
  let behind = Array("  PASSWORD ".utf8) + secret
  let masked = { (line: [UInt8], range: Range<Int>) in
    String(decoding: SecretLine.masked(line.span, range), as: UTF8.self)
  }
  #expect(masked(behind, 11..<behind.count) == "password ****")
  #expect(masked(secret, 0..<length) == "****")
}

@Test
func `a password that is missing has no marks`() {
  #expect(SecretLine.masked(Array("password".utf8).span, 8..<8) == Array("password ".utf8))
}

import Testing

@testable import Front

/// What is shown of these keys.
private func shown(_ keys: String, _ secrecy: Conversation.Secrecy = .behindKeyword) -> String {
  var editor = LineEditor()
  editor.secrecy = secrecy
  for byte in keys.utf8 { _ = editor.take(byte) }
  return editor.shown
}

@Test(arguments: [
  ("password", "password"), ("password ", "password "), ("password x", "password •"),
  ("PASSWORD x", "PASSWORD •"), ("password  x", "password ••"), (" password x", " password •"),
  ("ｐａｓｓｗｏｒｄ x", "ｐａｓｓｗｏｒｄ •"), ("password　x", "password　•"), ("password secret", "password ••••••"),
  ("password é한", "password ••"), ("password é\u{7F}", "password "), ("password 한글\u{7F}", "password •"),
  ("password a\u{7F}\u{7F}b", "passwordb"), ("password a\u{7F}\u{7F} b", "password •"),
  ("password my word\u{17}", "password •••"), ("password x\u{17}", "password "), ("password x\u{15}", ""),
  ("password x\u{15}y", "y"), ("password x\u{1B}[Dy\u{1B}OQ\u{1B}[[B", "password ••"),
  ("passwords x", "passwords x"), ("id x", "id x"),
])
func `of what stands behind password one mark for each key is shown`(keys: String, expected: String) {
  #expect(shown(keys) == expected)
}

@Test(arguments: [
  ("x", "•"), ("id kim", "••••••"), ("한 é", "•••"), ("한글\u{7F}", "•"), ("e\u{301}\u{7F}", "•"), ("é\u{7F}", ""),
  ("ab cd\u{17}", "•••"), ("abc\u{15}", ""), ("\u{7F}", ""), ("abc\r", ""), ("", ""),
])
func `in the password's field nothing but marks is shown`(keys: String, expected: String) {
  #expect(shown(keys, .all) == expected)
}

@Test
func `a character whose last bytes are still to come is one mark`() {
  var editor = LineEditor()
  editor.secrecy = .all
  for byte in "한".utf8 {
    _ = editor.take(byte)
    #expect(editor.shown == "•")
  }
}

@Test(arguments: [
  ("password ab\u{7F}c\r", "password ac"), ("password 한é\u{7F}글\r", "password 한글"),
  ("password my word\u{17}x\r", "password my x"), ("password x\u{15}y\r", "y"),
  ("password  x \r", "password  x "),
])
func `what is shown as marks is kept as it was typed`(keys: String, line: String) {
  var editor = LineEditor()
  let events = keys.utf8.compactMap { editor.take($0) }
  #expect(events == [.line(TypedLine(Array(line.utf8)))])
  #expect(editor.shown == "")
}

@Test
func `a line that is forgotten leaves nothing to go on with`() {
  var editor = LineEditor()
  for byte in "password secr\u{1B}[".utf8 { _ = editor.take(byte) }
  editor.forget()
  #expect(editor.isEmpty)
  #expect(!editor.isInSequence)
  #expect("et\r".utf8.compactMap { editor.take($0) } == [.line("et")])
}

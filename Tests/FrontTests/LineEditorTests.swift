import Testing

@testable import Front

/// What typing these bytes leaves on the prompt, and what it completed.
private func typed(_ keys: String) -> (text: String, events: [LineEditor.Event]) {
  var editor = LineEditor()
  let events = keys.utf8.compactMap { editor.take($0) }
  return (editor.text, events)
}

@Test(arguments: [
  ("ab", "ab"), ("ab\u{7F}", "a"), ("ab\u{08}", "a"), ("\u{7F}", ""), ("한글\u{7F}", "한"), ("e\u{301}\u{7F}", ""),
  ("bill 12\u{17}", "bill "), ("bill 12 \u{17}", "bill "), ("bill 12\u{15}", ""), ("a\u{1B}[Db", "ab"),
  ("a\u{1B}[1;5Db", "ab"), ("a\u{1B}OPb", "ab"), ("a\u{1B}xb", "ab"), ("a\0\u{1}\tb", "ab"), ("a\u{1B}", "a"),
  ("a\u{1B}[12", "a"), ("a\u{04}", "a"),
  ("a\u{1B}[[Ab", "ab"), ("a\u{1B}[[E\u{1B}[15~b", "ab"), ("a\u{1B}한", "a한"), ("a\u{1B}[1한", "a한"),
])
func `keys edit the line and control characters never get into it`(keys: String, text: String) {
  #expect(typed(keys).text == text)
  #expect(typed(keys).events == [])
}

@Test
func `enter completes a line and leaves an empty one`() {
  #expect(typed("ab\r").events == [.line("ab")])
  #expect(typed("ab\ncd\n").events == [.line("ab"), .line("cd")])
  #expect(typed("ab\r\ncd\r\r\n").events.count == 3)
  #expect(typed("ab\u{1B}[\r").events == [.line("ab")])
  #expect(typed("ab\n").text == "")
}

@Test
func `only control-D on an empty line ends the input`() {
  #expect(typed("\u{04}").events == [.end])
  #expect(typed("a\u{7F}\u{04}").events == [.end])
}

@Test
func `a character whose last bytes are still to come is not shown`() {
  var editor = LineEditor()
  let bytes = Array("한".utf8)
  for byte in bytes.dropLast() {
    _ = editor.take(byte)
    #expect(editor.text == "")
  }
  _ = editor.take(bytes[2])
  #expect(editor.text == "한")
}

@Test
func `a line longer than can be read is told apart and forgotten`() {
  let long = String(repeating: "1", count: LineReader.limit + 1)
  #expect(typed(long + "\n").events == [.tooLong])
  #expect(typed(long + "\n1\n").events == [.tooLong, .line("1")])
}

@Test
func `a key some time behind escape is a key of its own`() {
  var editor = LineEditor()
  _ = editor.take(0x1B)
  #expect(editor.isInSequence)
  editor.endSequence()
  for byte in "150".utf8 { _ = editor.take(byte) }
  #expect(editor.text == "150")
}

extension TypedLine: ExpressibleByStringLiteral {
  package convenience init(stringLiteral text: String) {
    self.init(Array(text.utf8))
  }
}

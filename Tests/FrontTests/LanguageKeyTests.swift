import Testing

@testable import Front

/// What these keys complete, and what they leave on the prompt.
private func typed(_ keys: String) -> (text: String, events: [LineEditor.Event]) {
  var editor = LineEditor()
  let events = keys.utf8.compactMap { editor.take($0) }
  return (editor.text, events)
}

@Test(arguments: ["\u{1B}OQ", "\u{1B}[[B", "\u{1B}[12~"])
func `F2 is the key of the next language, whatever a terminal sends for it`(key: String) {
  #expect(typed(key).events == [.nextLanguage])
  #expect(typed("bill 1" + key + "2") == ("bill 12", [.nextLanguage]))
  #expect(typed(key + key).events == [.nextLanguage, .nextLanguage])
  #expect(typed("a" + key + "\r").events == [.nextLanguage, .line("a")])
}

@Test(arguments: [
  "\u{1B}OP", "\u{1B}OR", "\u{1B}[[A", "\u{1B}[[C", "\u{1B}[11~", "\u{1B}[13~", "\u{1B}[1~", "\u{1B}[2~",
  "\u{1B}[112~",
  "\u{1B}[120~", "\u{1B}[12;2~", "\u{1B}[12^", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}OA",
  "\u{1B}OD", "\u{1B}[1;5Q", "\u{1B}Q", "\u{1B}[Q", "\u{1B}[12\u{1B}", "\u{1B}[99999999999999999999~",
])
func `the keys around it do nothing`(key: String) {
  let result = typed("a" + key + "\u{1B}[Db")
  #expect(result == ("ab", []))
}

private func == (
  one: (text: String, events: [LineEditor.Event]), other: (String, [LineEditor.Event])
) -> Bool {
  one.text == other.0 && one.events == other.1
}

import Configuration
import Testing

@Test(arguments: JSON5Sample.all)
func `every form of JSON5 is read`(text: String, outline: String) throws {
  #expect(try tree(text).outline == outline)
}

@Test
func `each value and key knows its line and column`() throws {
  let root = try tree("\u{FEFF}// one\r\n{\r  도쿄: 1, b: [\n\n    'x\\\ny', 2], /* \u{2028} */ c: {}}")
  #expect(root.place == TextPlace(line: 2, column: 1))
  guard case .object(let members) = root.value, case .array(let elements) = members[1].node.value else {
    Issue.record("not the tree of the text")
    return
  }
  #expect(
    members.map(\.place) == [
      TextPlace(line: 3, column: 3), TextPlace(line: 3, column: 10), TextPlace(line: 6, column: 17),
    ])
  #expect(elements.map(\.place) == [TextPlace(line: 5, column: 5), TextPlace(line: 6, column: 5)])
  #expect(members.map(\.node.place.column) == [7, 13, 20])
}

@Test(arguments: [
  ("", 1, 1, "there is nothing in it; the least is {}"),
  ("\n// only this", 2, 13, "there is nothing in it; the least is {}"),
  ("{} {}", 1, 4, "expected the end of the file, not '{'"),
  ("1 2", 1, 3, "expected the end of the file, not '2'"),
  ("{\n  a: 1\n  b: 2\n}", 3, 3, "expected ',' or '}', not 'b'"),
  ("[1 2]", 1, 4, "expected ',' or ']', not '2'"),
  ("[1}", 1, 3, "expected ',' or ']', not '}'"),
  ("[,]", 1, 2, "expected a value, not ','"),
  ("[1,,]", 1, 4, "expected a value, not ','"),
  ("{,}", 1, 2, "expected a key, not ','"),
  ("{a: 1,,}", 1, 7, "expected a key, not ','"),
  ("{a}", 1, 3, "expected ':' behind the key, not '}'"),
  ("{a 1}", 1, 4, "expected ':' behind the key, not '1'"),
  ("{a: }", 1, 5, "expected a value, not '}'"),
  ("{a: 1", 1, 6, "the file ends before the '}' of line 1, column 1"),
  ("{\n a: [\n  1,\n", 4, 1, "the file ends before the ']' of line 2, column 5"),
  ("{a:", 1, 4, "expected a value, not the end of the file"),
  ("{a", 1, 3, "expected ':' behind the key, not the end of the file"),
  ("{1a: 1}", 1, 2, "a key without quotation marks can't have '1' here"),
  ("{a-b: 1}", 1, 3, "expected ':' behind the key, not '-'"),
  (#"{\u0031: 1}"#, 1, 2, "a key without quotation marks can't have '1' here"),
  (#"{a\u002Db: 1}"#, 1, 3, "a key without quotation marks can't have '-' here"),
  (#"{a\x62: 1}"#, 1, 3, #"in a key without quotation marks only \u escapes are known"#),
  (#"{a\uD83D\uDE00: 1}"#, 1, 3, "half of a surrogate pair is no part of a key"),
  (#"{a\u12: 1}"#, 1, 3, "this escape needs 4 hexadecimal digits"),
  ("{a: 1,\n 'a': 2}", 2, 2, "the key 'a' is here again; it was on line 1 before"),
  ("tru", 1, 1, "'tru' is not a value; a string needs quotation marks"),
  ("{a: Tokyo}", 1, 5, "'Tokyo' is not a value; a string needs quotation marks"),
  ("nullx", 1, 1, "'nullx' is not a value; a string needs quotation marks"),
  ("@", 1, 1, "expected a value, not '@'"),
  ("'", 1, 1, "this string has no closing quotation mark"),
  ("\n 'a\nb'", 2, 2, "this string has no closing quotation mark"),
  ("'a\\", 1, 1, "this string has no closing quotation mark"),
  ("'a\"", 1, 1, "this string has no closing quotation mark"),
  ("'a\\\nb", 1, 1, "this string has no closing quotation mark"),
  (#"'\x4'"#, 1, 2, "this escape needs 2 hexadecimal digits"),
  (#"'a\u12G4'"#, 1, 3, "this escape needs 4 hexadecimal digits"),
  (#"'\1'"#, 1, 2, #"'\1' is not an escape; octal ones are not known"#),
  (#"'\01'"#, 1, 2, #"'\0' is not an escape; octal ones are not known"#),
  (#"'\uD83D'"#, 1, 1, "this has half of a surrogate pair without the other half"),
  (#"'\uD83Dx'"#, 1, 8, "this has half of a surrogate pair without the other half"),
  (#"'\uDE00'"#, 1, 2, "this has half of a surrogate pair without the other half"),
  (#"'\uD83D\uD83D'"#, 1, 8, "this has half of a surrogate pair without the other half"),
  ("01", 1, 1, "a number can't begin with a 0 and another digit"),
  ("[-00]", 1, 2, "a number can't begin with a 0 and another digit"),
  (".", 1, 2, "expected a digit, not the end of the file"),
  ("[+]", 1, 3, "expected a digit, not ']'"),
  ("+ 1", 1, 2, "expected a digit, not U+0020"),
  ("--1", 1, 2, "expected a digit, not '-'"),
  ("0x", 1, 3, "expected a hexadecimal digit, not the end of the file"),
  ("0xg", 1, 3, "expected a hexadecimal digit, not 'g'"),
  ("1e", 1, 3, "expected a digit of the exponent, not the end of the file"),
  ("1e+\n", 1, 4, "expected a digit of the exponent, not the end of the line"),
  ("1.2.3", 1, 4, "expected the end of the file, not '.'"),
  ("-Infinit", 1, 1, "'Infinit' is not a number"),
  ("5px", 1, 2, "expected the end of the file, not 'p'"),
  ("/", 1, 1, "expected a comment, not a single '/'"),
  ("{ /* a\n}", 1, 3, "this comment has no '*/'"),
  ("/*/", 1, 1, "this comment has no '*/'"),
  ("\u{200B}", 1, 1, "expected a value, not U+200B"),
  ("\0", 1, 1, "expected a value, not U+0000"),
  ("[\u{1F600}]", 1, 2, "expected a value, not '\u{1F600}'"),
  ("[1 ']", 1, 4, "expected ',' or ']', not \"'\""),
])
func `a text that is not JSON5 is refused with its place and the reason`(
  text: String, line: Int, column: Int, reason: String
) throws {
  let found = try #require(fault(text.utf8))
  #expect(found.place == TextPlace(line: line, column: column))
  #expect(found.reason == reason)
}

@Test(
  arguments: [
    ([0xFF], 1, 1), ([0x7B, 0x0A, 0x20, 0xC3], 2, 2), ([0x27, 0xED, 0x95, 0x9C, 0xED, 0xA0, 0x80, 0x27], 1, 3),
    ([0x27, 0xC0, 0x80, 0x27], 1, 2), ([0x27, 0xF4, 0x90, 0x80, 0x80, 0x27], 1, 2), ([0xEF, 0xBB], 1, 1),
  ] as [([UInt8], Int, Int)])
func `what is not UTF-8 is refused where it stops being it`(bytes: [UInt8], line: Int, column: Int) throws {
  let found = try #require(fault(bytes))
  #expect(found.place == TextPlace(line: line, column: column))
  #expect(found.reason == "this is not UTF-8")
}

@Test(arguments: ["[", "{a:", "[{a:"])
func `what is nested too deep is refused, however deep`(opening: String) throws {
  for count in [65, 100_000] {
    let found = try #require(fault(String(repeating: opening, count: count).utf8))
    #expect(found.reason == "this is nested deeper than 64")
    #expect(found.place.line == 1)
  }
}

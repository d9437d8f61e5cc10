/// A valid text for each thing that JSON5 has, with the outline of its tree.
enum JSON5Sample {
  static let all = space + keys + strings + numbers + structures

  private static let space = [
    ("null", "null"), ("true", "true"), (" false\n", "false"),
    ("// first\n1 // last", "1"), ("/* a * / ** b */1/**/", "1"), ("//\r1", "1"), ("//\r\n1", "1"),
    ("//\u{2028}1", "1"), ("//\u{2029}1", "1"), ("/*\n\n*/1", "1"), ("/***/1", "1"), ("/*/*/1", "1"),
    ("\t\u{B}\u{C} \u{A0}\u{FEFF}\n\r\u{2028}\u{2029}1\u{1680}\u{2000}\u{200A}\u{202F}\u{205F}\u{3000}", "1"),
    ("\u{FEFF}{}", "{}"), ("[1/**/,//\n2]", "[1, 2]"), ("{/**/a/**/:/**/1/**/}", #"{"a": 1}"#),
  ]

  private static let keys = [
    ("{a: 1, 'b': 2, \"c\": 3}", #"{"a": 1, "b": 2, "c": 3}"#),
    ("{$: 1, _: 2, $_9: 3}", #"{"$": 1, "_": 2, "$_9": 3}"#),
    ("{null: 1, true: 2, Infinity: 3, if: 4}", #"{"null": 1, "true": 2, "Infinity": 3, "if": 4}"#),
    ("{도쿄: 1, ünï: 2, ñ: 3}", #"{"도쿄": 1, "ünï": 2, "ñ": 3}"#),
    (#"{\u0061b: 1, sig\u03A3ma: 2}"#, #"{"ab": 1, "sigΣma": 2}"#),
    ("{a\u{301}: 1}", "{\("a\u{301}".debugDescription): 1}"),
    ("{a\u{200C}b\u{200D}: 1}", "{\("a\u{200C}b\u{200D}".debugDescription): 1}"),
    ("{a‿b: 1, a٣: 2}", #"{"a‿b": 1, "a٣": 2}"#),
    ("{Ⅷ: 1, ʰ: 2, ǅ: 3}", #"{"Ⅷ": 1, "ʰ": 2, "ǅ": 3}"#),
    ("{'': 1, ' ': 2, '0': 3}", #"{"": 1, " ": 2, "0": 3}"#),
    (#"{'\x61': 1, "\n": 2}"#, #"{"a": 1, "\n": 2}"#),
  ]

  private static let strings = [
    (#""""#, #""""#), ("''", #""""#), (#""it's""#, #""it\'s""#), (#"'"'"#, #""\"""#),
    (#"'\b\f\n\r\t\v\0'"#, "\u{8}\u{C}\n\r\t\u{B}\0".debugDescription),
    (#"'\'\"\\\/'"#, #"'"\/"#.debugDescription),
    (#"'\a\q\$\é'"#, #""aq$é""#), (#"'\x41\xe9\u00e9\uD55C'"#, #""Aéé한""#), (#"'\uD83D\uDE00'"#, #""😀""#),
    ("'\\uD83D\\\n\\uDE00'", #""😀""#), ("'a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f'", #""abcdef""#),
    ("'a\u{2028}b\u{2029}c'", "a\u{2028}b\u{2029}c".debugDescription), ("'\t'", #""\t""#),
    ("'도쿄 😀'", #""도쿄 😀""#),
    ("'// no /* comment'", #""// no /* comment""#), (#"'\0a'"#, "\0a".debugDescription),
  ]

  private static let numbers = [
    "0", "-0", "+0", "7", "150", ".5", "5.", "-.5", "+1.50", "0.0", "0.", "1e3", "1E+3", "1.e-2", ".5e1", "0e0",
    "0x0", "0x2A", "0XdecAF", "-0xF", "+0xf", "Infinity", "-Infinity", "+Infinity", "NaN", "-NaN", "+NaN",
    "12345678901234567890", "0.1000000000000000000000001",
  ].map { ($0, $0) }

  private static let structures = [
    ("[]", "[]"), ("[1,]", "[1]"), ("[1, 'a', null, [2]]", #"[1, "a", null, [2]]"#), ("{}", "{}"),
    ("{a: 1,}", #"{"a": 1}"#),
    ("{a: {b: [{c: true}]}}", #"{"a": {"b": [{"c": true}]}}"#),
    (
      String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
      String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    ),
  ]
}

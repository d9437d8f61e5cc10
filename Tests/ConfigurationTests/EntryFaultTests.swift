import Configuration
import Testing

@Test(arguments: [
  ("name: 'b', count: 1", ": has no id; it needs id, name, count"),
  ("id: 'a', count: 1", ": has no name; it needs id, name, count"),
  ("id: 'a', name: 'b'", ": has no count; it needs id, name, count"),
  ("id: 'a', name: 'b', count: 1, fare: 1", ".fare: unknown; passengers[0] has id, name, count"),
  ("id: 5, name: 'b', count: 1", ".id: 5 \(notAnID)"), ("id: '', name: 'b', count: 1", ".id: \"\" \(notAnID)"),
  ("id: 'A', name: 'b', count: 1", ".id: \"A\" \(notAnID)"),
  ("id: '1a', name: 'b', count: 1", ".id: \"1a\" \(notAnID)"),
  ("id: 'a_b', name: 'b', count: 1", ".id: \"a_b\" \(notAnID)"),
  ("id: 'é', name: 'b', count: 1", ".id: \"é\" \(notAnID)"),
  (
    "id: 'aaaaaaaaaabbbbbbbbbbccccccccccddd', name: 'b', count: 1",
    ".id: \"aaaaaaaaaabbbbbbbbbbccccccccccddd\" \(notAnID)"
  ),
  ("id: 'a', name: 5, count: 1", ".name: 5 is not a string, or an object with en, ko"),
  ("id: 'a', name: null, count: 1", ".name: null is not a string, or an object with en, ko"),
  ("id: 'a', name: {}, count: 1", ".name: has no en; it needs en, ko"),
  ("id: 'a', name: { en: 'b' }, count: 1", ".name: has no ko; it needs en, ko"),
  ("id: 'a', name: { en: 'b', ko: 'c', de: 'd' }, count: 1", ".name.de: unknown; name has en, ko"),
  ("id: 'a', name: { en: 'b', ko: 5 }, count: 1", ".name.ko: 5 is not a string of 1 to 40 characters"),
  ("id: 'a', name: '', count: 1", ".name: \"\" has 0, not 1 to 40 characters"),
  ("id: 'a', name: ' ', count: 1", ".name: \" \" is blank"),
  ("id: 'a', name: '\u{200B}\u{3164}', count: 1", ".name: \"\u{200B}\u{3164}\" is blank"),
  ("id: 'a', name: ' b', count: 1", ".name: \" b\" has white space at an end"),
  ("id: 'a', name: 'b\u{3000}', count: 1", ".name: \"b\u{3000}\" has white space at an end"),
  ("id: 'a', name: 'b\\tc', count: 1", ".name: has a control character"),
  ("id: 'a', name: 'b\\nc', count: 1", ".name: has a control character"),
  ("id: 'a', name: '\(forty)1', count: 1", ".name: \"\(forty)1\" has 41, not 1 to 40 characters"),
])
func `an entry that is wrong is refused`(entry: String, said: String) throws {
  #expect(try sentence(row("passengers", "{ \(entry) }")) == "1.json5:2: trip.passengers[0]" + said)
}

private let notAnID = "is not 1 to 32 of a-z, 0-9 and -, with a letter first"
private let forty = String(repeating: "가", count: 40)

@Test
func `an entry that is no object is refused`() throws {
  #expect(
    try sentence(row("seats", "'economy'"))
      == "1.json5:2: trip.seats[0]: \"economy\" is not an object with id, name, multiplier")
}

@Test(arguments: [
  ("id: 'a', name: 'c'", ".id: \"a\" is also the id of"),
  ("id: 'c', name: 'B'", ".name: \"B\" is also the name of"),
  ("id: 'c', name: { en: 'b', ko: 'd' }", ".name.en: \"b\" is also the name of"),
  ("id: 'c', name: { en: 'd', ko: '나' }", ".name.ko: \"나\" is also the name of"),
  ("id: 'b', name: 'd'", ".id: \"b\" is also the name of"),
  ("id: 'c', name: 'A'", ".name: \"A\" is also the id of"),
  ("id: 'c', name: { en: 'd', ko: 'A' }", ".name.ko: \"A\" is also the id of"),
])
func `an entry that a guest could take for another one is refused`(entry: String, said: String) throws {
  let first = "{ id: 'a', name: { en: 'b', ko: '나' }, count: 1 }"
  #expect(
    try sentence(row("passengers", first, "{ \(entry), count: 2 }"))
      == "1.json5:3: trip.passengers[1]\(said) trip.passengers[0] on line 2")
}

@Test(arguments: [
  "id: 'c', name: 'c'", "id: 'c', name: { en: '나', ko: 'b' }", "id: 'a-', name: 'bb'",
])
func `an entry that a guest can tell apart is taken`(entry: String) throws {
  let first = "{ id: 'a', name: { en: 'b', ko: '나' }, count: 1 }"
  #expect(try sentence(row("passengers", first, "{ \(entry), count: 2 }")) == nil)
}

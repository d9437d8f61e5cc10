import Domain
import Testing

private let characters = Reference.alphabet.map { String(UnicodeScalar($0)) }

/// Many references, the same ones in every run.
private let many: [Reference] = {
  var source = ReferenceSource.seeded(11)
  return (0..<2_000).map { _ in source.next() }
}()

@Test
func `no character of a reference is taken for another one`() {
  #expect(characters.joined() == "23456789ABCDEFGHJKMNPQRSTUVWXYZ")
  for confusing in ["0", "O", "1", "I", "L"] { #expect(!characters.contains(confusing)) }
}

/// Worked out by hand: 6·0 + 5·1 + 4·2 + 3·3 + 2·4 + c = 30 + c, which is 0 modulo 31 with c = 1.
@Test(arguments: [("234563", true), ("222222", true), ("234562", false), ("234564", false), ("243563", false)])
func `the last character checks the others`(text: String, isRight: Bool) {
  #expect((Reference(typed: text) != nil) == isRight)
}

@Test
func `a reference reads back however it is typed`() throws {
  for reference in many {
    let text = reference.text
    let spaced = reference.spelled
    let typed = [
      text, text.lowercased(), spaced, spaced.lowercased(), "  \(text.prefix(3))-\(text.suffix(3)) ",
      "\(text.prefix(2)) \(text.dropFirst(2))".lowercased(),
    ]
    for typed in typed { try #require(Reference(typed: typed) == reference, "\(typed)") }
    #expect(spaced == text.map(String.init).joined(separator: " "))
    #expect(reference.description == text)
  }
}

@Test(arguments: [
  "", " ", "2", "22222", "2222222", "22222 2 2", "22222O", "22222I", "22222L", "222220", "222221", "22222é",
  "２２２２２２", "22222\u{0}", "22222\t2", "22222_", "-----", "222222\n",
])
func `a text that is no reference is refused`(text: String) {
  #expect(Reference(typed: text) == nil)
}

@Test
func `every single wrong character is caught`() {
  var taken: [String] = []
  for reference in many {
    for (place, right) in reference.text.enumerated() {
      var letters = reference.text.map(String.init)
      for wrong in characters where wrong != String(right) {
        letters[place] = wrong
        let typed = letters.joined()
        if Reference(typed: typed) != nil { taken.append("\(typed) for \(reference)") }
      }
    }
  }
  #expect(taken.isEmpty, "\(taken.prefix(9)) and so on, \(taken.count) in all")
}

@Test
func `every swap of two characters is caught, of neighbours and of others`() {
  var swaps = 0
  var taken: [String] = []
  for reference in many {
    let right = Array(reference.text)
    for one in right.indices {
      for other in right.indices[(one + 1)...] where right[one] != right[other] {
        var typed = right
        typed.swapAt(one, other)
        swaps += 1
        if Reference(typed: String(typed)) != nil { taken.append("\(String(typed)) for \(reference)") }
      }
    }
  }
  #expect(taken.isEmpty, "\(taken.prefix(9)) and so on, \(taken.count) in all")
  #expect(swaps > 25_000)
}

import Domain
import Testing

private func references(_ count: Int, from source: ReferenceSource) -> [Reference] {
  var source = source
  return (0..<count).map { _ in source.next() }
}

/// Whether three letters stand side by side.
private func hasWord(_ reference: Reference) -> Bool {
  reference.text.split { $0.isNumber }.contains { $0.count > 2 }
}

@Test
func `a seeded source gives the same references in every run, and another seed others`() {
  #expect(references(100, from: .seeded(1)) == references(100, from: .seeded(1)))
  #expect(Set(references(100, from: .seeded(1))).isDisjoint(with: references(100, from: .seeded(2))))
  // References that are in transcripts today are so tomorrow.
  #expect(references(3, from: .seeded(1)).map(\.text) == ["P4WM6C", "4W7742", "88RA46"])
}

@Test(arguments: [ReferenceSource.system, .seeded(0), .seeded(1), .seeded(.max)])
func `every reference is right and spells no word`(source: ReferenceSource) throws {
  for reference in references(2_000, from: source) {
    try #require(Reference(typed: reference.text) == reference, "\(reference)")
    try #require(!hasWord(reference), "\(reference)")
  }
}

@Test
func `references are spread widely`() {
  let many = references(10_000, from: .seeded(7))
  #expect(Set(many).count > 9_950)
  for place in 0..<Reference.length {
    let counts = Dictionary(many.map { (Array($0.text.utf8)[place], 1) }, uniquingKeysWith: +)
    #expect(Set(counts.keys) == Set(Reference.alphabet))
    // A digit is more frequent than a letter, for words of letters are left out; none is rare.
    #expect(counts.values.allSatisfy { 100...1_000 ~= $0 })
  }
}

@Test
func `the system's references are others in every run`() {
  let (one, other) = (references(100, from: .system), references(100, from: .system))
  #expect(Set(one + other).count > 190)
}

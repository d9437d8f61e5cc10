import Configuration
import Testing

@Test(arguments: JSON5Sample.all.map(\.0).filter { !FoundationGap.isAnyIn($0) })
func `Foundation takes the same texts for the same values`(text: String) throws {
  #expect(FoundationTree(json5: Array(text.utf8)) == FoundationTree(try tree(text)))
}

@Test(arguments: FoundationGap.valid)
func `what Foundation lacks of JSON5 it still lacks`(gap: FoundationGap) throws {
  let texts = JSON5Sample.all.map(\.0).filter { text in
    FoundationGap.allCases.allSatisfy { $0.isIn(text) == ($0 == gap) }
  }
  let differing = try texts.filter { FoundationTree(json5: Array($0.utf8)) != FoundationTree(try tree($0)) }
  #expect(!differing.isEmpty)
}

@Test
func `Foundation takes a key twice and any depth, and says nothing`() {
  #expect(FoundationTree(json5: Array("{a: 1, a: 2}".utf8)) != nil)
  let deep = String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
  #expect(FoundationTree(json5: Array(deep.utf8)) != nil)
}

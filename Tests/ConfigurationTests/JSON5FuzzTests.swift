import Configuration
import Foundation
import TestSupport
import Testing

/// A short text with everything in it, so that few changes reach much.
private let dense = #"""
  // c
  {a: 0x1F, 'b"': [+.5, -5., 1e-3, NaN, -Infinity,], "c'": {d$_1: 'x\'\n\x41', é: null, /* k */ e: [[], {}]},
  f: true, g: "도쿄\u00e9\uD83D\uDE00", h: false}
  """#

@Test(arguments: [("example", 4_000), ("dense", 16_000)])
func `no bytes crash the reader, and Foundation agrees on what is valid`(name: String, count: Int) throws {
  let original = try name == "dense" ? Array(dense.utf8) : exampleFile()
  var mutation = Mutation(of: original, seed: 7)
  var compared = (valid: 0, invalid: 0)
  for _ in 0..<count {
    let bytes = mutation.next()
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      let ours = FoundationTree(try JSON5Reader.read(bytes))
      if FoundationGap.isAnyIn(text) { continue }
      #expect(FoundationTree(json5: bytes) == ours, "\(text)")
      compared.valid += 1
    } catch {
      #expect(isInside(error.place, text))
      if isOurs(error) || FoundationGap.isAnyIn(text) { continue }
      #expect(FoundationTree(json5: bytes) == nil, "\(error) in \(text)")
      compared.invalid += 1
    }
  }
  // Were nearly all of one kind, the other would not be tested.
  #expect(compared.valid > count / 20, "\(compared)")
  #expect(compared.invalid > count / 20, "\(compared)")
}

/// Whether Foundation doesn't see a fault: it takes a key twice and any character in a key, and ends the whole program
/// at some bytes that aren't UTF-8.
private func isOurs(_ fault: JSON5Fault) -> Bool {
  ["is here again", "key without quotation marks", "UTF-8"].contains { fault.reason.contains($0) }
}

/// Whether a place is one of the text, or just behind its end.
private func isInside(_ place: TextPlace, _ text: String) -> Bool {
  let ends = text.replacing("\r\n", with: "\n").unicodeScalars.count { $0 == "\n" || $0 == "\r" }
  return 1...ends + 1 ~= place.line && 1...text.unicodeScalars.count + 1 ~= place.column
}

@Test
func `JSON5's own characters in any order do not crash the reader`() {
  let alphabet = Array("{}[]:,'\"\\/*\n 01xXeE.+-aInNu$\u{E9}".utf8)
  var random = SeededRandom(seed: 11)
  var accepted = 0
  for _ in 0..<20_000 {
    let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      alphabet.randomElement(using: &random) ?? 0
    }
    if fault(bytes) == nil { accepted += 1 }
  }
  #expect(100...1_000 ~= accepted)
}

/// The name of a booking: six characters that can be spoken and typed, the last of which checks the others.
///
/// The characters are the digits and capital letters without 0 O 1 I L. Counted from 0 they are numbers modulo 31,
/// a prime, and the sum of 6, 5, 4, 3, 2 and 1 times theirs is 0 modulo 31, the rule of ISBN-10 with 31 for its 11: a
/// single wrong character, or two that have changed places, never gives 0 again.
package struct Reference: Hashable, Sendable {
  package static let alphabet = Array("23456789ABCDEFGHJKMNPQRSTUVWXYZ".utf8)
  package static let length = 6

  /// The six characters.
  package let text: String

  /// Reads a reference as someone typed it, in either case, perhaps with spaces and hyphens; nil when it is none.
  package init?(typed text: some StringProtocol) {
    let characters = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    let values = characters.compactMap { Self.alphabet.firstIndex(of: 0x61...0x7A ~= $0 ? $0 - 0x20 : $0) }
    guard characters.count == Self.length, values.count == Self.length, Self.sum(values) == 0 else {
      return nil
    }
    self.init(values: values)
  }

  /// For a text that was a reference's, such as one that was saved.
  package init(saved text: String) {
    self.text = text
  }

  /// The reference of five places in ``alphabet``.
  init(body: [Int]) {
    self.init(values: body + [(Self.alphabet.count - Self.sum(body)) % Self.alphabet.count])
  }

  private init(values: [Int]) {
    text = String(decoding: values.map { Self.alphabet[$0] }, as: UTF8.self)
  }

  /// The characters one by one, as they are read out: `K 7 M 2 Q X`.
  package var spelled: String { text.map(String.init).joined(separator: " ") }

  private static func sum(_ values: [Int]) -> Int {
    values.enumerated().reduce(0) { $0 + (length - $1.offset) * $1.element } % alphabet.count
  }
}

extension Reference: CustomStringConvertible {
  package var description: String { text }
}

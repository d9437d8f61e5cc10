import Configuration
import Foundation

/// What Foundation makes of a JSON5 text.
enum FoundationTree: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([FoundationTree])
  case object([String: FoundationTree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let object = try? value.decode([String: FoundationTree].self) {
      self = .object(object)
    } else if let array = try? value.decode([FoundationTree].self) {
      self = .array(array)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let truth = try? value.decode(Bool.self) {
      self = .boolean(truth)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  /// Reads a text; nil where Foundation refuses it.
  init?(json5 bytes: [UInt8]) {
    // Where a number is the last of a text, Foundation looks at the byte behind it, and now and then stops at that.
    let newline = Array("\n".utf8)
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let tree = try? decoder.decode(FoundationTree.self, from: Data(bytes + newline)) else { return nil }
    self = tree
  }

  /// The same of a tree of ours; no number is equal to NaN, so it stands for itself as a text.
  init(_ node: JSON5Node) {
    switch node.value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let text): self = .number(Self.double(text))
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(Self.init))
    case .object(let members):
      self = .object(Dictionary(members.map { ($0.key, Self($0.node)) }) { $1 })
    }
  }

  private static func double(_ text: String) -> Double { Double(text) ?? .nan }

  static func == (one: FoundationTree, other: FoundationTree) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.boolean(let one), .boolean(let other)): one == other
    case (.number(let one), .number(let other)): one == other || one.isNaN && other.isNaN
    case (.string(let one), .string(let other)): Array(one.utf8) == Array(other.utf8)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}

import Configuration

extension JSON5Node {
  /// The tree on one line: strings in quotation marks, numbers as they are written.
  var outline: String {
    switch value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let text): text
    case .string(let text): text.debugDescription
    case .array(let elements): "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key.debugDescription): \($0.node.outline)" }.joined(separator: ", ") + "}"
    }
  }
}

/// The tree of a text.
func tree(_ text: String) throws(JSON5Fault) -> JSON5Node { try JSON5Reader.read(Array(text.utf8)) }

/// What is wrong with a text, nil where nothing is.
func fault(_ bytes: some Sequence<UInt8>) -> JSON5Fault? {
  do {
    _ = try JSON5Reader.read(Array(bytes))
    return nil
  } catch { return error }
}

/// A value that a file gives, with its place: what every fault of a value is made from.
package struct GivenValue: Hashable, Sendable {
  package let file: String
  /// The path to it, such as `trip.destinations[2].fare`; empty for the whole file.
  package let path: String
  package let node: JSON5Node

  /// A fault of this value, or of its key at another place.
  func fault(_ reason: String, at place: TextPlace? = nil) -> ConfigurationFault {
    ConfigurationFault(.invalid, file: file, place: place ?? node.place, path: path, reason: reason)
  }

  /// A fault of a value that is not what it has to be.
  func isNot(_ wanted: String) -> ConfigurationFault { fault("\(shown) is not \(wanted)") }

  /// The value as a sentence shows it.
  var shown: String {
    switch node.value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let text): Self.shortened(text)
    case .string(let text): "\"\(Self.shortened(text))\""
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A text of the file's, cut to what a sentence can hold.
  static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(60) + "..." : text
  }

  /// An element of this array.
  func element(_ index: Int, _ node: JSON5Node) -> GivenValue {
    GivenValue(file: file, path: "\(path)[\(index)]", node: node)
  }

  /// A member of this object.
  func child(_ key: String, _ node: JSON5Node) -> GivenValue {
    GivenValue(file: file, path: path.isEmpty ? key : "\(path).\(key)", node: node)
  }
}

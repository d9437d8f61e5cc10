/// What is wrong with a configuration file, and where.
package struct ConfigurationFault: Error, Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The file can't be opened or read.
    case unreadable
    /// What the file holds can't be used.
    case invalid
  }

  package let kind: Kind
  package let file: String
  /// Nil when the fault is of the file as a whole.
  package let place: TextPlace?
  /// The path of the value, such as `trip.destinations[2].fare`, empty where there is none.
  package let path: String
  package let reason: String

  init(_ kind: Kind, file: String, place: TextPlace? = nil, path: String = "", reason: String) {
    self.kind = kind
    self.file = file
    self.place = place
    self.path = path
    self.reason = reason
  }
}

extension ConfigurationFault: CustomStringConvertible {
  /// One sentence: `config.json5:12: trip.currency: 5 is not ...`.
  package var description: String {
    guard let place else { return "\(file): \(reason)" }
    return "\(file):\(place.line): \(path.isEmpty ? "column \(place.column)" : path): \(reason)"
  }
}

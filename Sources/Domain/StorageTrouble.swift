/// Why the database could not do what was asked; nothing of it was done.
package struct StorageTrouble: Error, Equatable, CustomStringConvertible {
  /// What is wrong, as far as it matters for what to do about it.
  package enum Kind: Sendable {
    /// Another program keeps the database locked.
    case busy
    case full
    case readOnly, noPermission, cannotOpen
    /// Not a database, or a damaged one.
    case damaged
    /// Written by a later version of the program.
    case newer
    case other
  }

  package let kind: Kind
  /// What was being done, such as `opening the database`.
  package let operation: String
  package let path: String
  /// What the database says of it.
  package let reason: String

  package init(_ kind: Kind, operation: String, path: String, reason: String) {
    self.kind = kind
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(operation) \(path): \(reason)" }
}

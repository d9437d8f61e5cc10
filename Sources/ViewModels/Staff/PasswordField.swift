import Domain
import Secrets

/// The password as it is typed, kept in one place until it is used or the visit ends.
package final class PasswordField {
  /// One byte more than a password may have, so that a longer one is seen to be one.
  private static let capacity = PasswordFault.limit + 1

  private var bytes = SecretBytes(capacity: capacity)

  package init() {}

  /// Keeps these bytes instead of those before.
  func set(_ password: Span<UInt8>) {
    bytes.removeAll()
    bytes.append(password)
  }

  /// Gives the bytes to `body`, and wipes them.
  func use<Result, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
    defer { wipe() }
    return try bytes.withSpan(body)
  }

  func wipe() { bytes.removeAll() }
}

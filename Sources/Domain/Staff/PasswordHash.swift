/// The hash of a password, as crypt(5) writes it.
package struct PasswordHash: Hashable, Sendable {
  package let text: String

  /// For a text that a hash function wrote, now or before.
  package init(saved text: String) {
    self.text = text
  }
}

/// Why a password can't be one.
package enum PasswordFault: Hashable, Sendable, CaseIterable {
  case empty
  /// Longer than ``limit``.
  case tooLong
  /// It has a byte in it that is zero, which ends a text for crypt(3).
  case holdsNUL

  /// The most bytes of a password.
  package static let limit = 512

  /// What is wrong with a password; nil where nothing is.
  package init?(of password: Span<UInt8>) {
    if password.isEmpty {
      self = .empty
    } else if password.count > Self.limit {
      self = .tooLong
    } else if password.indices.contains(where: { password[$0] == 0 }) {
      self = .holdsNUL
    } else {
      return nil
    }
  }
}

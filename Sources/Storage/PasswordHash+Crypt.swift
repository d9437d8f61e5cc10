package import Domain

extension PasswordHash {
  /// Hashes a password that is one: see ``PasswordFault``.
  package static func make(of password: Span<UInt8>) throws(StorageTrouble) -> PasswordHash {
    let crypt = try Crypt()
    let setting = try crypt.newSetting()
    guard let hash = try crypt.hash(password, by: setting) else {
      throw StorageTrouble(
        .other, operation: "hashing a password with", path: setting, reason: "the method is not known")
    }
    return PasswordHash(saved: hash)
  }

  /// Whether a password has this hash; with none the same work is done and the answer is no.
  ///
  /// Any bytes may be asked for, as a guest may type any.
  static func isRight(
    _ password: Span<UInt8>, for hash: PasswordHash?
  ) throws(StorageTrouble) -> Bool {
    let crypt = try Crypt()
    // One that is too long or empty costs as much as one that is not.
    let password = PasswordFault(of: password) == nil ? password : password.extracting(first: 0)
    let standIn = try crypt.newSetting()
    if let hash, let made = try crypt.hash(password, by: hash.text) {
      return !password.isEmpty && isSame(made, hash.text)
    }
    _ = try crypt.hash(password, by: standIn)
    return false
  }

  /// Compares in a time that does not say where the texts differ.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(into: 0 as UInt8) { $0 |= $1.0 ^ $1.1 } == 0
  }
}

import CCrypt
import Domain
import Glibc
import Secrets

/// The hash functions of libxcrypt, loaded where they are first used.
@safe struct Crypt {
  /// yescrypt at the library's own cost, as mkpasswd(1) makes it.
  private static let method = "$y$"
  /// The most bytes that the library takes at once.
  private static let phraseLimit = Int(CRYPT_MAX_PASSPHRASE_SIZE) - 1

  private let calls: counterbell_crypt

  init() throws(StorageTrouble) {
    var calls = unsafe counterbell_crypt()
    guard unsafe counterbell_crypt_load(&calls) == 0 else {
      throw StorageTrouble(
        .other, operation: Self.operation, path: Self.library, reason: "the library is missing")
    }
    unsafe self.calls = calls
  }

  /// A setting with new salt.
  func newSetting() throws(StorageTrouble) -> String {
    var output = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
    let size = Int32(output.count)
    guard unsafe calls.gensalt_rn?(Self.method, 0, nil, 0, &output, size) != nil else {
      throw Self.trouble(errno)
    }
    return String(decoding: output.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The hash of a password by a setting, or by another hash's; nil for a setting that the library does not know.
  ///
  /// A password is 1 to 512 bytes without a zero among them.
  func hash(_ password: Span<UInt8>, by setting: String) throws(StorageTrouble) -> String? {
    guard password.count > Self.phraseLimit else { return try hashAtOnce(password, by: setting) }
    // The library takes one byte less than a password may have: here the first half is hashed before.
    let half = password.count / 2
    guard let first = try hashAtOnce(password.extracting(first: half), by: setting) else { return nil }
    var phrase = SecretBytes(capacity: Self.phraseLimit)
    for byte in first.utf8 { phrase.append(byte) }
    phrase.append(password.extracting(last: password.count - half))
    return try hashAtOnce(phrase, by: setting)
  }

  private func hashAtOnce(_ password: Span<UInt8>, by setting: String) throws(StorageTrouble) -> String? {
    var phrase = SecretBytes(capacity: password.count)
    phrase.append(password)
    return try hashAtOnce(phrase, by: setting)
  }

  private func hashAtOnce(
    _ phrase: borrowing SecretBytes, by setting: String
  ) throws(StorageTrouble) -> String? {
    let data = UnsafeMutablePointer<crypt_data>.allocate(capacity: 1)
    unsafe explicit_bzero(data, MemoryLayout<crypt_data>.size)
    defer {
      unsafe explicit_bzero(data, MemoryLayout<crypt_data>.size)
      unsafe data.deallocate()
    }
    errno = 0
    let output = unsafe phrase.withCString { unsafe calls.crypt_r?($0, setting, data) }
    let error = errno
    guard let output = unsafe output else { throw Self.trouble(error) }
    let hash = unsafe String(cString: output)
    // What begins with a star is no hash.
    guard hash.utf8.first == UInt8(ascii: "*") else { return hash }
    guard error == EINVAL else { throw Self.trouble(error) }
    return nil
  }

  private static let operation = "hashing a password with"
  private static let library = "libcrypt.so.1"

  private static func trouble(_ error: Int32) -> StorageTrouble {
    StorageTrouble(
      .other, operation: operation, path: library, reason: unsafe String(cString: strerror(error)))
  }
}

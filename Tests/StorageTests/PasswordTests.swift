import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

private let longest = [UInt8](repeating: 0x70, count: 512)

/// Asks libxcrypt itself, without this program between, whether a password has a hash.
private func libraryAccepts(_ password: [UInt8], _ hash: PasswordHash) async throws -> Bool {
  let script = """
    import ctypes, sys
    library = ctypes.CDLL("libcrypt.so.1")
    library.crypt.restype = ctypes.c_char_p
    hash = sys.argv[1].encode()
    print(library.crypt(sys.stdin.buffer.read(), hash) == hash)
    """
  let result = try await Child.run(
    "/usr/bin/python3", ["-c", script, hash.text], input: Data(password), in: TemporaryFolder())
  return result == Child(output: "True\n")
}

struct PasswordTests {
  @Test(arguments: [
    Array(" spaces at both ends ".utf8), [0x20], Array("비밀번호".utf8), [0xFF, 0xFE, 0x80], [0x0D],
    [0x0A, 0x09, 0x1B],
    Array(longest.prefix(511)), longest, Array(longest.prefix(510)) + [0xFF],
  ])
  func `a password counts to its last byte as it was typed`(password: [UInt8]) throws {
    let staff = SQLiteStaff(database: try .inMemory())
    let hash = try PasswordHash.make(of: password.span)
    #expect(try staff.add(StaffID(saved: "kim"), hash, by: .root, at: .second(0)))
    #expect(try staff.isSignedIn("kim", bytes: password))
    var others = [Array(password.dropLast()), Array(password.dropFirst()), password + [0x20], password + [0]]
    others.append(Array(password.dropLast()) + [password[password.count - 1] ^ 1])
    for other in others { #expect(try !staff.isSignedIn("kim", bytes: other)) }
  }

  @Test(arguments: [[], longest + [0x70], Array("p\0".utf8), [0], Array("\0p".utf8)])
  func `what can't be a password is refused`(bytes: [UInt8]) throws {
    let staff = SQLiteStaff(database: try .inMemory())
    try staff.add("kim", "p")
    let long = try PasswordHash.make(of: longest.span)
    #expect(try staff.add(StaffID(saved: "long"), long, by: .root, at: .second(0)))
    #expect(try !staff.isSignedIn("kim", bytes: bytes))
    #expect(try !staff.isSignedIn("long", bytes: bytes))
  }

  @Test(arguments: [Array("p".utf8), Array(" 비밀 ".utf8), [0xFF, 0x80], Array(longest.prefix(511))])
  func `libxcrypt accepts a hash that is made here`(password: [UInt8]) async throws {
    let hash = try PasswordHash.make(of: password.span)
    #expect(hash.text.hasPrefix("$y$j9T$"))
    #expect(try await libraryAccepts(password, hash))
    #expect(try await !libraryAccepts(password.map { $0 ^ 1 }, hash))
  }

  @Test(arguments: ["yescrypt", "sha512crypt", "bcrypt"], ["p", " spaces ", "비밀번호"])
  func `a hash that mkpasswd makes signs in`(method: String, password: String) async throws {
    let made = try await Child.run(
      "/usr/bin/mkpasswd", ["--method=\(method)", "--stdin"], input: Data("\(password)\n".utf8),
      in: TemporaryFolder())
    let hash = PasswordHash(saved: String(made.output.dropLast()))
    #expect(try PasswordHash.isRight(Array(password.utf8).span, for: hash))
    #expect(try !PasswordHash.isRight(Array("\(password).".utf8).span, for: hash))
  }

  @Test
  func `the same password never has the same hash twice`() throws {
    let password = Array("p".utf8)
    #expect(try PasswordHash.make(of: password.span) != PasswordHash.make(of: password.span))
  }

  @Test(arguments: ["", "*", "*0", "!", "x", "$y$", "$y$j9T$", "$nonsense$salt$hash", "plain"])
  func `what is no hash accepts nothing`(text: String) throws {
    for password in ["", "p", "*0", "*1", text] {
      #expect(try !PasswordHash.isRight(Array(password.utf8).span, for: PasswordHash(saved: text)))
    }
  }
}

import CTerminal
import Domain
import Front
import Glibc
import Secrets
import Storage

/// A password that an account is to have, as it comes into the program.
struct NewPassword {
  /// Whether it is the first line of standard input, instead of what is typed at the terminal there.
  let isOnInput: Bool

  /// Answers its hash; nil, once it was said why, where it can't be a password.
  func hash() throws -> PasswordHash? {
    if counterbell_forbid_core_dumps() < 0 {
      throw SystemError(operation: "keeping the password out of core dumps")
    }
    let password = isOnInput ? try Self.readInput() : try ask()
    guard let password else { return nil }
    if let fault = password.withSpan({ PasswordFault(of: $0) }) {
      OperatorLines.report(fault.sentence)
      return nil
    }
    return try password.withSpan { (bytes) throws(StorageTrouble) in try PasswordHash.make(of: bytes) }
  }

  /// Asks twice for it, without showing what is typed; nil, once it was said, where it was not the same.
  private func ask() throws -> SecretBytes? {
    guard isatty(STDIN_FILENO) == 1 else {
      throw UsageError(sentence: "standard input is no terminal to ask for a password: name --password-stdin")
    }
    try Self.hideTyping()
    defer { counterbell_terminal_leave() }
    let password = try Self.ask("Password: ")
    // What can't be one need not be typed twice.
    if password.withSpan({ PasswordFault(of: $0) }) != nil { return password }
    guard Self.isSame(password, try Self.ask("\nThe same again: ")) else {
      OperatorLines.report("the passwords differ")
      return nil
    }
    return password
  }

  private static func hideTyping() throws(SystemError) {
    guard counterbell_terminal_hide_typing(STDIN_FILENO, STDERR_FILENO) == 0 else {
      throw SystemError(operation: "taking over the terminal")
    }
  }

  /// Takes the first line of standard input, which may be a terminal after all.
  private static func readInput() throws -> SecretBytes {
    guard isatty(STDIN_FILENO) == 1 else { return try readLine() }
    try hideTyping()
    defer { counterbell_terminal_leave() }
    return try readLine()
  }

  private static func ask(_ question: String) throws -> SecretBytes {
    try Output.writeAll(question.utf8, to: STDERR_FILENO, name: "the terminal")
    return try readLine()
  }

  /// Reads up to the end of a line, which is cut off; of one that is too long as much as shows that it is.
  private static func readLine() throws -> SecretBytes {
    var line = SecretBytes(capacity: PasswordFault.limit + 1)
    var byte: UInt8 = 0
    // Byte by byte, so that no other copy is made.
    while true {
      let count = unsafe read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw SystemError(operation: "reading standard input") }
      guard count > 0, byte != UInt8(ascii: "\n") else { return line }
      line.append(byte)
    }
  }

  private static func isSame(_ one: borrowing SecretBytes, _ other: borrowing SecretBytes) -> Bool {
    one.withSpan { one in
      other.withSpan { other in
        one.count == other.count && one.indices.allSatisfy { one[$0] == other[$0] }
      }
    }
  }
}

extension PasswordFault {
  fileprivate var sentence: String {
    switch self {
    case .empty: "the password is empty"
    case .tooLong: "the password is longer than \(Self.limit) bytes"
    case .holdsNUL: "the password has a zero byte in it"
    }
  }
}

import Glibc

/// A call of libasound that failed.
struct ALSAError: Error, Equatable, CustomStringConvertible {
  /// The steps that can fail.
  enum Operation: String {
    case open, configure, prepare, write, inspect
  }

  let operation: Operation
  /// A positive number from errno's list.
  let code: Int32

  /// The system's words for the code.
  var reason: String { unsafe String(cString: strerror(code)) }

  var description: String { "\(operation.rawValue): \(reason)" }

  /// Throws if a call's answer is an error, and returns it otherwise.
  @discardableResult
  static func check(_ operation: Operation, _ answer: Int32) throws(ALSAError) -> Int32 {
    guard answer >= 0 else { throw ALSAError(operation: operation, code: -answer) }
    return answer
  }
}

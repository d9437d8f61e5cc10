import Glibc

/// A failed call to the system.
package struct SystemError: Error, Equatable {
  /// What was being done, such as "reading standard input".
  package let operation: String
  /// The `errno` value.
  package let code: Int32

  package init(operation: String, code: Int32 = errno) {
    self.operation = operation
    self.code = code
  }

  package var description: String {
    unsafe "\(operation): \(String(cString: strerror(code)))"
  }
}

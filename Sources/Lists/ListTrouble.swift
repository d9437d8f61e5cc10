import Glibc

/// A failed call to the system while a list was read.
package struct ListTrouble: Error, Equatable, CustomStringConvertible {
  /// What was being done, such as "reading words.csv".
  package let operation: String
  /// The `errno` value.
  package let code: Int32

  init(operation: String, code: Int32 = errno) {
    self.operation = operation
    self.code = code
  }

  package var description: String {
    unsafe "\(operation): \(String(cString: strerror(code)))"
  }
}

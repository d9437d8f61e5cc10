import CSQLite
import Domain
import Glibc

/// What a parameter of a statement stands for.
enum Datum {
  case integer(Int64)
  case text(String)
  case nothing
}

/// A statement that is prepared once and run many times.
@safe final class Statement {
  private let handle: OpaquePointer
  private let trouble: (Int32) -> StorageTrouble

  init(handle: OpaquePointer, trouble: @escaping (Int32) -> StorageTrouble) {
    unsafe self.handle = handle
    self.trouble = trouble
  }

  deinit { unsafe sqlite3_finalize(handle) }

  func bind(_ values: [Datum]) throws(StorageTrouble) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  /// Runs the statement to its end.
  func run(_ values: [Datum]) throws(StorageTrouble) {
    defer { reset() }
    try bind(values)
    while try step() {}
  }

  private func bind(_ value: Datum, at index: Int32) throws(StorageTrouble) {
    let code =
      switch value {
      case .integer(let number): unsafe sqlite3_bind_int64(handle, index, number)
      case .nothing: unsafe sqlite3_bind_null(handle, index)
      case .text(var text):
        text.withUTF8 { bytes in
          unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
            unsafe counterbell_bind_text(handle, index, characters.baseAddress, Int32(characters.count))
          }
        }
      }
    if code != SQLITE_OK { throw trouble(code) }
  }

  /// Goes to the next row; false when there is none.
  func step() throws(StorageTrouble) -> Bool {
    errno = 0
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw trouble(code)
    }
  }

  /// Makes the statement ready to run again.
  func reset() {
    unsafe sqlite3_reset(handle)
  }

  func isNothing(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) -> String {
    guard let text = unsafe sqlite3_column_text(handle, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }
}

import Secrets

/// A whole line that was typed, wiped when nobody needs it any more.
final class TypedLine {
  private var bytes: [UInt8]

  /// Takes the bytes over; no one else may keep them.
  init(_ bytes: consuming [UInt8]) {
    self.bytes = bytes
  }

  deinit { bytes.wipe() }

  func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // The same bytes by another name, which lives as long as their span.
    let bytes = bytes
    return body(bytes.span)
  }
}

extension TypedLine: Equatable {
  static func == (one: TypedLine, other: TypedLine) -> Bool { one.bytes == other.bytes }
}

import CTerminal
import Front

/// Lines for the operator on standard error; while a panel covers the same terminal they wait until it is gone.
enum OperatorLines {
  /// Writes a line, from any thread, with nothing in it that drives a terminal.
  static func report(_ line: String) {
    let bytes = Array("counterbell: \(Printable.text(line))\n".utf8)
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe counterbell_tell_operator(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }
}

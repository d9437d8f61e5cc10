import CTerminal
import Front
import Glibc

/// Lines for the operator on standard error; while a panel covers the same terminal they wait until it is gone.
enum OperatorLines {
  /// How much a line matters; the raw value is syslog(3)'s.
  enum Level: Int {
    /// What ends the program, or keeps a command from doing what it was asked.
    case error = 3
    /// What the kiosk goes on without, such as a device that does not work.
    case warning = 4
    case information = 6
  }

  /// Writes a warning, from any thread.
  static func report(_ line: String) { report(line, as: .warning) }

  /// Writes a line, from any thread, with nothing in it that drives a terminal.
  static func report(_ line: String, as level: Level) {
    let mark = isJournal ? "<\(level.rawValue)>" : "counterbell: "
    let bytes = Array("\(mark)\(Printable.text(line))\n".utf8)
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe counterbell_tell_operator(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  /// Whether standard error leads to journald, which takes the level from sd-daemon(3)'s prefix and adds the name itself.
  ///
  /// The variable is inherited by programs whose standard error was led elsewhere, so it names the device and inode.
  private static let isJournal: Bool = {
    var status = stat()
    guard unsafe fstat(STDERR_FILENO, &status) == 0 else { return false }
    return environment("JOURNAL_STREAM") == "\(status.st_dev):\(status.st_ino)"
  }()
}

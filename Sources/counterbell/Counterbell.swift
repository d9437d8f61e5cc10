import CTerminal
import Front
import Glibc

@main
struct Counterbell {
  static let version = "0.1.0"

  static func main() {
    signal(SIGPIPE, SIG_IGN)
    counterbell_exit_on_signals()
    exit(status())
  }

  /// Runs the program and answers its exit status, one of sysexits(3) where something is wrong.
  private static func status() -> Int32 {
    do {
      return try Launch(options: Options()).run()
    } catch let error as UsageError {
      if let sentence = error.sentence { report(sentence) }
      report("see counterbell --help")
      return EX_USAGE
    } catch let error as InputError {
      report(error.cause.description)
      return EX_NOINPUT
    } catch let error as SystemError where error.code == EPIPE {
      // Nobody reading the output is the reader's right; the status is that of a death by SIGPIPE.
      return 128 + SIGPIPE
    } catch {
      report((error as? SystemError)?.description ?? "\(error)")
      return EX_IOERR
    }
  }

  /// Writes one line for the operator.
  static func report(_ line: String) {
    var output = Output(descriptor: STDERR_FILENO, name: "standard error")
    output.bytes = Array("counterbell: \(line)\n".utf8)
    try? output.flush()
  }
}

/// An input file that can't be opened.
struct InputError: Error {
  let cause: SystemError
}

/// The value of an environment variable, empty where it is not set.
func environment(_ name: String) -> String {
  unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
}

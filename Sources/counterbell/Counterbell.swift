import CTerminal
import Configuration
import Domain
import Front
import Glibc

@main
struct Counterbell {
  static let version = "0.1.0"

  static func main() {
    keepStandardDescriptors()
    signal(SIGPIPE, SIG_IGN)
    // A write beyond the limit for a file's size is to fail like one to a full disk.
    signal(SIGXFSZ, SIG_IGN)
    counterbell_exit_on_signals()
    // An abandoned player may be in the middle of anything, and nothing here waits in the buffers of C.
    _exit(status())
  }

  /// Keeps a standard descriptor that is closed from becoming that of a file opened later; using it fails as before.
  private static func keepStandardDescriptors() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", mode)
    }
  }

  /// Runs the program and answers its exit status, one of sysexits(3) where something is wrong.
  private static func status() -> Int32 {
    do {
      return try Launch(options: Options()).run()
    } catch let error as UsageError {
      if let sentence = error.sentence { OperatorLines.report(sentence, as: .error) }
      OperatorLines.report("see counterbell --help", as: .error)
      return EX_USAGE
    } catch let error as InputError {
      OperatorLines.report(error.cause.description, as: .error)
      return EX_NOINPUT
    } catch let fault as ConfigurationFault {
      OperatorLines.report(fault.description, as: .error)
      return fault.kind == .unreadable ? EX_NOINPUT : EX_CONFIG
    } catch let trouble as StorageTrouble {
      OperatorLines.report(trouble.description, as: .error)
      return trouble.kind.exitStatus
    } catch let error as SystemError where error.code == EPIPE {
      // Nobody reading the output is the reader's right; the status is that of a death by SIGPIPE.
      return 128 + SIGPIPE
    } catch {
      OperatorLines.report((error as? SystemError)?.description ?? "\(error)", as: .error)
      return EX_IOERR
    }
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

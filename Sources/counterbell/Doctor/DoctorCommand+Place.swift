import Configuration
import Domain
import Glibc
import Localization

extension DoctorCommand {
  /// Whether the clock can be right, and in which time zone.
  func time() -> Diagnosis { ClockReading(tz: environment("TZ"), files: files).diagnosis }

  /// Whether the terminal can show the kiosk.
  func terminal() -> Diagnosis {
    guard let terminal = TerminalReading(showsHangul: settings.shop.language == .ko, files: files) else {
      return .note("This is no terminal; run 'counterbell doctor' on the kiosk's own to have it checked.")
    }
    return terminal.diagnosis
  }

  /// Whether the keys that the kernel and init listen to are off.
  func keys() -> Diagnosis { LockDown(files: files).keys }

  /// Whether other consoles lead a guest to a shell.
  func consoles() -> Diagnosis { LockDown(files: files).consoles }

  /// Whether a crash leaves what was typed in a file.
  func coreDumps() -> Diagnosis { LockDown(files: files).coreDumps }

  /// Whether the system starts the kiosk, and starts it again when it ends.
  func service() -> Diagnosis { ServiceReading(files: files).diagnosis }
}

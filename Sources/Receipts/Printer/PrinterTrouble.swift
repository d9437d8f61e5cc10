import Glibc

/// Why a receipt was not printed, or not whole.
enum PrinterTrouble: Error, Hashable {
  case missing, noPermission, folder, inUse, notConnected, silent, full, noPaper, printerError
  /// Other receipts wait in all the room there is.
  case tooMany
  case noThread
  /// Anything else from errno's list.
  case other(Int32)
  /// The till has gone on; not for the operator.
  case abandoned

  /// What an `errno` value means for a printer.
  init(code: Int32) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .noPermission
      case EISDIR: .folder
      case EBUSY: .inUse
      case ENODEV: .notConnected
      // A pipe that nobody reads, or no longer.
      case ENXIO, EPIPE, ETIMEDOUT: .silent
      case ENOSPC, EDQUOT, EFBIG: .full
      default: .other(code)
      }
  }

  /// The operator's line.
  func line(for device: String) -> String { "Receipt printer \(device)\(words)." }

  private var words: String {
    switch self {
    case .missing: " is not there"
    case .noPermission: ": no permission"
    case .folder: " is a folder"
    case .inUse: " is in use by another program"
    case .notConnected: " is not connected"
    case .silent: " is off or does not answer"
    case .full: ": no space left"
    case .noPaper: ": no paper"
    case .printerError: " reports an error, such as an open cover"
    case .tooMany: ": \(ReceiptQueue.room) receipts are waiting, more are lost"
    case .noThread: ": the system has no thread for it"
    case .other(let code): unsafe ": \(String(cString: strerror(code)))"
    case .abandoned: ": left before the receipt was printed"
    }
  }
}

import Domain
import Glibc

extension StorageTrouble.Kind {
  /// The exit status of sysexits(3) that says what kind of trouble it is.
  var exitStatus: Int32 {
    switch self {
    case .busy: EX_TEMPFAIL
    case .readOnly, .cannotOpen: EX_CANTCREAT
    case .noPermission: EX_NOPERM
    case .damaged: EX_DATAERR
    case .newer: EX_CONFIG
    case .full, .other: EX_IOERR
    }
  }
}

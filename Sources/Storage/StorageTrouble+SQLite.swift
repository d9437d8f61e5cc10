import CSQLite
import Domain
import Glibc

extension StorageTrouble {
  /// What a result code of SQLite means, with the system's own error number where SQLite knows one.
  init(code: Int32, systemError: Int32 = 0, operation: String, path: String, message: String) {
    let kind = Self.kind(code & 0xFF, systemError)
    self.init(kind, operation: operation, path: path, reason: Self.reason(kind) ?? message)
  }

  /// What an error number of the system means for the database's folder.
  init(systemError: Int32, operation: String, path: String) {
    let kind = Self.kind(of: systemError) ?? .cannotOpen
    let message = unsafe String(cString: strerror(systemError))
    self.init(kind, operation: operation, path: path, reason: Self.reason(kind) ?? message)
  }

  private static func kind(_ code: Int32, _ systemError: Int32) -> Kind {
    switch code {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .full
    case SQLITE_READONLY: .readOnly
    case SQLITE_PERM, SQLITE_AUTH: .noPermission
    // The statements are right; an error in one is of a database that has not what they speak of.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR: .damaged
    case SQLITE_CANTOPEN: kind(of: systemError) ?? .cannotOpen
    case SQLITE_IOERR: kind(of: systemError) ?? .other
    default: .other
    }
  }

  private static func kind(of systemError: Int32) -> Kind? {
    switch systemError {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EROFS: .readOnly
    case EACCES, EPERM: .noPermission
    default: nil
    }
  }

  private static func reason(_ kind: Kind) -> String? {
    switch kind {
    case .busy: "another program keeps it locked"
    case .full: "the disk is full"
    case .readOnly: "it can only be read"
    case .noPermission: "no permission"
    case .damaged: "it is no database, or a damaged one"
    case .newer: "a later version of counterbell wrote it"
    case .cannotOpen, .other: nil
    }
  }

  /// A database of a later version, or one that fails its own check.
  init(_ kind: Kind, opening path: String) {
    self.init(kind, operation: Database.opening, path: path, reason: Self.reason(kind) ?? "\(kind)")
  }
}

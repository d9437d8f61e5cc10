import Domain
import Glibc

/// A file beside the database that each running program holds a lock on, so that an end without goodbye is noticed.
final class DatabaseLock {
  private let descriptor: Int32
  /// Whether no other program had the database open when this one came.
  let isAlone: Bool

  init(besides path: String) throws(StorageTrouble) {
    descriptor = unsafe open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw StorageTrouble(systemError: errno, operation: Database.opening, path: path)
    }
    isAlone = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    if !isAlone { share() }
  }

  deinit { close(descriptor) }

  /// Lets other programs in beside this one.
  func share() {
    while flock(descriptor, LOCK_SH) < 0, errno == EINTR {}
  }

  /// Whether the file is there and holds anything.
  static func isWaiting(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_size > 0
  }
}

import Domain
import Glibc

/// A file beside the database that each running program holds a lock on, so that an end without goodbye is noticed.
final class DatabaseLock {
  /// How long to sleep before another try, in milliseconds.
  private static let nap: Int32 = 20

  private let descriptor: Int32
  /// Whether no other program had the database open when this one came; until ``share()`` none can come either.
  let isAlone: Bool

  /// Waits for another program that is just opening the database, up to `patience` milliseconds.
  init(besides path: String, patience: Int32) throws(StorageTrouble) {
    let descriptor = unsafe open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw StorageTrouble(systemError: errno, operation: Database.opening, path: path)
    }
    self.descriptor = descriptor
    isAlone = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    var waited: Int32 = 0
    while !isAlone, flock(descriptor, LOCK_SH | LOCK_NB) < 0 {
      guard errno == EWOULDBLOCK, waited < patience else { throw StorageTrouble(.busy, opening: path) }
      usleep(UInt32(Self.nap) * 1_000)
      waited += Self.nap
    }
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

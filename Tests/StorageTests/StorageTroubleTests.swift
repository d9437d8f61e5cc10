import CSQLite
import Domain
import Glibc
import Testing

@testable import Storage

struct StorageTroubleTests {
  private static let codes: [(Int32, Int32, StorageTrouble.Kind)] = [
    (SQLITE_BUSY, 0, .busy),
    (SQLITE_BUSY + 512, 0, .busy),
    (SQLITE_LOCKED, 0, .busy),
    (SQLITE_FULL, 0, .full),
    (SQLITE_IOERR, ENOSPC, .full),
    (SQLITE_IOERR + 768, EDQUOT, .full),
    (SQLITE_IOERR, EFBIG, .full),
    (SQLITE_IOERR, EIO, .other),
    (SQLITE_READONLY, 0, .readOnly),
    (SQLITE_PERM, 0, .noPermission),
    (SQLITE_CANTOPEN, EACCES, .noPermission),
    (SQLITE_CANTOPEN, EROFS, .readOnly),
    (SQLITE_CANTOPEN, ENOENT, .cannotOpen),
    (SQLITE_NOTADB, 0, .damaged),
    (SQLITE_CORRUPT + 256, 0, .damaged),
    (SQLITE_ERROR, 0, .damaged), (SQLITE_MISUSE, 0, .other),
  ]

  @Test(arguments: codes)
  func `each code of the library is a kind of trouble`(code: Int32, number: Int32, kind: StorageTrouble.Kind) {
    let trouble = StorageTrouble(
      code: code, systemError: number, operation: "opening the database", path: "/a.db", message: "odd")
    #expect(trouble.kind == kind)
    #expect(kind != .full || trouble.description == "opening the database /a.db: the disk is full")
  }
}

import CSQLite
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

@Test(arguments: [
  (
    "PRAGMA application_id = \(Migration.application); PRAGMA user_version = 99; CREATE TABLE t (a)",
    StorageTrouble.Kind.newer
  ),
  ("CREATE TABLE t (a)", .damaged),
])
func `a database of another program is left as it is`(script: String, kind: StorageTrouble.Kind) throws {
  let folder = try TemporaryFolder()
  var handle: OpaquePointer?
  #expect(unsafe sqlite3_open(folder.path("counterbell.db"), &handle) == SQLITE_OK)
  #expect(unsafe sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK)
  unsafe sqlite3_close(handle)
  let before = folder.bytes("counterbell.db")
  let trouble = try #require(troubleOpening(folder.url.path))
  #expect(trouble.kind == kind)
  #expect(trouble.description.hasPrefix("opening the database \(folder.path("counterbell.db")): "))
  #expect(folder.bytes("counterbell.db") == before)
}

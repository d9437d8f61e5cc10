import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

private func inspect(_ folder: borrowing TemporaryFolder) throws -> InspectedDatabase? {
  try InspectedDatabase(inFolder: folder.url.path, patience: 100)
}

@Test
func `looking for a database makes none`() throws {
  let folder = try TemporaryFolder()
  #expect(try inspect(folder) == nil)
  #expect(try InspectedDatabase(inFolder: folder.path("missing"), patience: 100) == nil)
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
}

@Test
func `an earlier version is seen and left as it is, whatever is tried`() throws {
  let folder = try TemporaryFolder()
  _ = try Database.open(inFolder: folder.url.path, upTo: 1)
  let bytes = folder.bytes(TemporaryFolder.database)
  for _ in 1...2 {
    let database = try #require(try inspect(folder))
    #expect(database.version == 1)
    try database.tryWriting()
    try database.tryWriting()
    try database.readAll(quickly: true)
    try database.readAll(quickly: false)
  }
  #expect(folder.bytes(TemporaryFolder.database) == bytes)
}

@Test
func `changes that an unclean end has left waiting go on waiting`() throws {
  let folder = try TemporaryFolder()
  let other = try TemporaryFolder()
  let book = try folder.book()
  try book.addNumbers(1...10)
  try folder.copyDatabase(to: other)
  let waiting = other.bytes(TemporaryFolder.database + "-wal")
  #expect(!waiting.isEmpty)
  try #require(try inspect(other)).tryWriting()
  #expect(other.bytes(TemporaryFolder.database + "-wal") == waiting)
}

@Test
func `a kiosk that comes while a database is looked at is alone`() throws {
  let folder = try TemporaryFolder()
  try folder.makeBook(of: 1)
  let inspected = try #require(try inspect(folder))
  let lock = try DatabaseLock(besides: folder.path(TemporaryFolder.database), patience: 0)
  #expect(lock.isAlone)
  #expect(inspected.version == Migration.all.count)
}

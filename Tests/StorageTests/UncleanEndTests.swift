import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

private let database = TemporaryFolder.database
private let waiting = database + "-wal"

@Test
func `a clean end leaves nothing waiting beside the database`() throws {
  let folder = try TemporaryFolder()
  do {
    let book = try folder.book()
    try book.addNumbers(1...10)
    #expect(!folder.bytes(waiting).isEmpty)
  }
  #expect(
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
      database, database + ".lock",
    ])
}

@Test
func `what was saved before an unclean end is there`() throws {
  let folder = try TemporaryFolder()
  let copy = try TemporaryFolder()
  let book = try folder.book()
  try book.addNumbers(1...500)
  try folder.copyDatabase(to: copy)
  #expect(!copy.bytes(waiting).isEmpty)
  #expect(try copy.book().count == 500)
  #expect(copy.bytes(waiting).isEmpty)
  #expect(try book.count == 500)
}

@Test
func `half a change that an unclean end cut off is not there`() throws {
  let folder = try TemporaryFolder()
  let copy = try TemporaryFolder()
  let book = try folder.book()
  try book.addNumbers(1...10)
  let size = folder.bytes(waiting).count
  try book.addNumbers(11...500)
  try folder.copyDatabase(to: copy)
  let cut = copy.bytes(waiting).prefix(size + (copy.bytes(waiting).count - size) / 2)
  _ = try copy.newFile(waiting, holding: Data(cut))
  #expect(try copy.book().count == 10)
}

@Test
func `after an unclean end every page is looked at, and a damaged database stays as it is`() throws {
  let folder = try TemporaryFolder()
  let copy = try TemporaryFolder()
  try folder.makeBook()
  let book = try folder.book()
  let page = try #require(
    try book.database.number("SELECT rootpage FROM sqlite_schema WHERE name = 'words_by_memory'"))
  _ = try book.add(.sample, on: .ofTests, replacing: false)
  try folder.copyDatabase(to: copy)
  try copy.damage(database, at: Int(page - 1) * 4_096)
  let (bytes, changes) = (copy.bytes(database), copy.bytes(waiting))
  #expect(troubleOpening(copy.url.path)?.kind == .damaged)
  #expect(copy.bytes(database) == bytes)
  #expect(copy.bytes(waiting) == changes)
  // Without anything waiting the end was a clean one, and opening is to be quick.
  try FileManager.default.removeItem(atPath: copy.path(waiting))
  #expect(troubleOpening(copy.url.path) == nil)
}

import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

private let database = TemporaryFolder.database

@Test
func `missing folders are made, for their owner alone`() throws {
  let folder = try TemporaryFolder()
  let deep = folder.path("a/b//c/")
  #expect(troubleOpening(deep) == nil)
  #expect(troubleOpening(deep) == nil)
  for (path, mode) in [("a", 0o700), ("a/b/c", 0o700), ("a/b/c/\(database)", 0o600)] {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(path))
    #expect(attributes[.posixPermissions] as? Int == mode)
  }
}

@Test
func `an empty file is a fresh database`() throws {
  let folder = try TemporaryFolder()
  try folder.write("", to: database)
  #expect(try folder.book().newest() == 0)
}

@Test(arguments: ["no", "This is no database.\n", String(repeating: "words = meanings\n", count: 1_000)])
func `a file of text is no database and stays as it is`(text: String) throws {
  let folder = try TemporaryFolder()
  try folder.write(text, to: database)
  #expect(troubleOpening(folder.url.path)?.kind == .damaged)
  #expect(folder.bytes(database) == Array(text.utf8))
}

@Test
func `a later version's database is refused and stays as it is`() throws {
  let folder = try TemporaryFolder()
  try folder.makeBook(of: 10)
  try folder.book().database.runScript("PRAGMA user_version = \(Migration.all.count + 1)")
  let bytes = folder.bytes(database)
  #expect(troubleOpening(folder.url.path)?.kind == .newer)
  #expect(folder.bytes(database) == bytes)
}

@Test(arguments: [0, 18, 30, 100])
func `a database with a damaged first page is refused and stays as it is`(offset: Int) throws {
  let folder = try TemporaryFolder()
  try folder.makeBook()
  try folder.damage(database, at: offset)
  let bytes = folder.bytes(database)
  #expect(troubleOpening(folder.url.path)?.kind == .damaged)
  #expect(folder.bytes(database) == bytes)
}

@Test(arguments: [4_096, 10_000, 100_000])
func `a truncated database is refused and stays as it is`(size: Int) throws {
  let folder = try TemporaryFolder()
  try folder.makeBook()
  let bytes = Array(folder.bytes(database).prefix(size))
  #expect(bytes.count == size)
  _ = try folder.newFile(database, holding: Data(bytes))
  #expect(troubleOpening(folder.url.path)?.kind == .damaged)
  #expect(folder.bytes(database) == bytes)
}

@Test
func `a folder in the file's place can't be opened`() throws {
  let folder = try TemporaryFolder()
  try FileManager.default.createDirectory(atPath: folder.path(database), withIntermediateDirectories: false)
  let trouble = try #require(troubleOpening(folder.url.path))
  #expect(trouble.kind == .cannotOpen)
  #expect(trouble.path == folder.path(database))
}

@Test(arguments: ["file", "file/", "file/below", "file/below/that"])
func `a file in the folder's place is said and stays as it is`(path: String) throws {
  let folder = try TemporaryFolder()
  try folder.write("text", to: "file")
  let trouble = try #require(troubleOpening(folder.path("") + "/" + path))
  #expect(trouble.kind == .cannotOpen)
  #expect(trouble.reason == "Not a directory")
  #expect(folder.bytes("file") == Array("text".utf8))
}

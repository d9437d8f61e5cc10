import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

struct MigrationTests {
  @Test(arguments: 0...Migration.all.count)
  func `a database of every version becomes one of this`(version: Int) throws {
    let folder = try TemporaryFolder()
    do {
      let database = try Database.open(inFolder: folder.url.path, upTo: version)
      #expect(try database.number("PRAGMA user_version") == Int64(version))
      if version > 0 { try SQLiteWordBook(database: database).save("apple") }
    }
    let book = try SQLiteWordBook.open(at: folder.url.path)
    #expect(try book.database.number("PRAGMA user_version") == Int64(Migration.all.count))
    #expect(try book.texts() == (version > 0 ? ["apple"] : []))
    try book.save("pear")
    #expect(try book.texts(.containing("pea")) == ["pear"])
  }
}

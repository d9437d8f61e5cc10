import Domain
import Foundation
import TestSupport

@testable import Storage

/// What goes wrong with something, or nil.
func troubleOf(_ body: () throws(StorageTrouble) -> Void) -> StorageTrouble? {
  do throws(StorageTrouble) {
    try body()
    return nil
  } catch {
    return error
  }
}

func troubleOpening(_ folder: String) -> StorageTrouble? {
  troubleOf { () throws(StorageTrouble) in _ = try Database.open(inFolder: folder) }
}

extension Entry {
  static let sample = Entry(saved: "word", "meaning")
}

extension TemporaryFolder {
  static let database = "counterbell.db"

  /// The book in the database of this folder.
  func book(patience: Int32 = 10_000) throws -> SQLiteWordBook {
    SQLiteWordBook(database: try Database.open(inFolder: url.path, patience: patience))
  }

  /// Makes a database of many pages that nobody has open.
  func makeBook(of count: Int = 2_000) throws {
    try book().addNumbers(1...count)
  }

  /// Copies a database that is in use, as a machine that loses its power leaves it.
  func copyDatabase(to other: borrowing TemporaryFolder) throws {
    for name in [Self.database, Self.database + "-wal"] {
      _ = try other.newFile(name, holding: Data(bytes(name)))
    }
  }

  /// Writes other bytes into a file.
  func damage(_ name: String, at offset: Int, count: Int = 64) throws {
    var bytes = bytes(name)
    bytes.replaceSubrange(offset..<offset + count, with: repeatElement(0xA5, count: count))
    _ = try newFile(name, holding: Data(bytes))
  }
}

extension SQLiteWordBook {
  /// How many words there are, all of them read.
  var count: Int { get throws { try allPages(WordQuery(.day(.ofTests), order: .oldest), limit: 500).count } }
}

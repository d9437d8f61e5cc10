import Domain
import Foundation
import Storage
import TestSupport
import Testing

final class UncleanEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `an unclean end loses nothing`() throws {
    let copy = try copyOfLiveBook()
    #expect(try SQLiteWordBook.open(at: copy).texts().count == 200)
  }

  @Test func `damage is found after an unclean end, and left as it is`() throws {
    let copy = try copyOfLiveBook()
    let file = URL(filePath: copy + "/counterbell.db")
    var bytes = try Data(contentsOf: file)
    for index in 4_096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index) }
    try bytes.write(to: file)
    #expect(
      try #require(throws: StorageTrouble.self) { _ = try SQLiteWordBook.open(at: copy) }.kind == .damaged)
    #expect(try Data(contentsOf: file) == bytes)
  }

  /// A folder with the files of a book that is still open, as a lost power supply would leave them.
  private func copyOfLiveBook() throws -> String {
    let live = folder.path("live")
    do {
      let book = try SQLiteWordBook.open(at: live)
      for index in 0..<199 { try book.save("word \(index)") }
    }
    let book = try SQLiteWordBook.open(at: live)
    try book.save("last")
    let copy = folder.path("copy")
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
    for name in ["counterbell.db", "counterbell.db-wal"] {
      try FileManager.default.copyItem(atPath: live + "/" + name, toPath: copy + "/" + name)
    }
    return copy
  }
}

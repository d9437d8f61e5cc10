import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

@Test
func `who wants to write waits for one who is writing`() throws {
  let folder = try TemporaryFolder()
  let path = folder.url.path
  let first = try folder.book()
  try first.database.run("BEGIN IMMEDIATE")
  Thread.detachNewThread {
    _ = try? SQLiteWordBook.open(at: path).add(.sample, on: .ofTests, replacing: false)
  }
  Thread.sleep(forTimeInterval: 0.3)
  #expect(try first.newest() == 0)
  try first.addNumbers(1...5)
  try first.database.run("COMMIT")
  let deadline = Date(timeIntervalSinceNow: 10)
  while try first.newest() == 5, Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
  #expect(try first.newest() == 6)
}

@Test
func `who has no patience is told that the database is locked`() throws {
  let folder = try TemporaryFolder()
  let first = try folder.book()
  let second = try folder.book(patience: 0)
  try first.database.run("BEGIN IMMEDIATE")
  let trouble = troubleOf { () throws(StorageTrouble) in
    _ = try second.add(.sample, on: .ofTests, replacing: false)
  }
  #expect(trouble?.kind == .busy)
  #expect(trouble?.reason == "another program keeps it locked")
  try first.database.run("COMMIT")
  _ = try second.add(.sample, on: .ofTests, replacing: false)
  #expect(try first.count == 1)
}

@Test
func `who only reads is not held up by one who writes, and sees nothing half done`() throws {
  let folder = try TemporaryFolder()
  let first = try folder.book()
  let second = try folder.book(patience: 0)
  try first.addNumbers(1...5)
  try first.database.run("BEGIN IMMEDIATE")
  try first.addNumbers(6...20)
  #expect(try second.count == 5)
  #expect(try folder.book(patience: 0).count == 5)
  try first.database.run("COMMIT")
  #expect(try second.count == 20)
}

@Test
func `a change that fails midway leaves nothing and the book goes on`() throws {
  let book = try SQLiteWordBook.inMemory()
  try book.addNumbers(1...5)
  // Its second number is there already, so that the statement fails when the first is in.
  #expect(throws: StorageTrouble.self) {
    try book.database.transaction { () throws(StorageTrouble) in
      try book.database.run("DELETE FROM words WHERE id = 3")
      try book.database.run("INSERT INTO words SELECT * FROM words WHERE id = 4")
    }
  }
  #expect(try book.count == 5)
  _ = try book.add(.sample, on: .ofTests, replacing: false)
  #expect(try book.count == 6)
}

@Test
func `a disk that is full refuses the word and keeps those before it`() throws {
  let folder = try TemporaryFolder()
  let book = try folder.book()
  let pages = try #require(try book.database.number("PRAGMA page_count"))
  try book.database.runScript("PRAGMA max_page_count = \(pages + 10)")
  var count = 0
  let trouble = troubleOf { () throws(StorageTrouble) in
    while count < 10_000 {
      _ = try book.add(Entry(saved: "word \(count)", "meaning"), on: .ofTests, replacing: false)
      count += 1
    }
  }
  #expect(trouble?.kind == .full)
  #expect(count > 10)
  #expect(try book.count == count)
  #expect(try folder.book().count == count)
}

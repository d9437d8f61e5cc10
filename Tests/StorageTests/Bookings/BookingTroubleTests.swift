import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

private func bookings(in folder: borrowing TemporaryFolder, patience: Int32 = 10_000) throws -> SQLiteBookings {
  let database = try Database.open(inFolder: folder.url.path, patience: patience)
  return SQLiteBookings(database: database, references: .system)
}

@Test
func `a database that is busy books nothing, and the next try books once`() throws {
  let folder = try TemporaryFolder()
  let other = try bookings(in: folder)
  let bookings = try bookings(in: folder, patience: 0)
  let trip = try Trip(to: "oslo")
  let moment = try Moment.later()
  try other.database.run("BEGIN IMMEDIATE")
  for _ in 0..<3 {
    let trouble = troubleOf { () throws(StorageTrouble) in
      _ = try bookings.book(trip, visit: .visit(1), terminal: "here", at: moment)
    }
    #expect(trouble?.kind == .busy)
  }
  #expect(try bookings.unseenBooking(at: "here")?.visit == nil)
  try other.database.run("COMMIT")
  #expect(try bookings.all() == [])
  let made = try bookings.bookNew(trip, visit: 1, terminal: "here")
  #expect(try other.all() == [made])
}

@Test
func `a disk that is full books nothing and keeps what was booked, and with room the same visit books once`()
  throws
{
  let folder = try TemporaryFolder()
  let bookings = try bookings(in: folder)
  let pages = try #require(try bookings.database.number("PRAGMA page_count"))
  try bookings.database.runScript("PRAGMA max_page_count = \(pages + 10)")
  let (trip, moment) = (try Trip(to: "oslo"), try Moment.later())
  var count = 0
  let trouble = troubleOf { () throws(StorageTrouble) in
    while count < 10_000 {
      _ = try bookings.book(trip, visit: .visit(count), terminal: nil, at: moment)
      count += 1
    }
  }
  #expect(trouble?.kind == .full)
  #expect(count > 10)
  #expect(try bookings.all().count == count)
  try bookings.database.runScript("PRAGMA max_page_count = \(pages + 100)")
  let made = try bookings.bookNew(trip, visit: count)
  #expect(try bookings.book(trip, visit: .visit(count), terminal: nil, at: moment) == .before(made))
  #expect(try bookings.all().count == count + 1)
}

@Test
func `two programs that book for one visit make one booking`() throws {
  let folder = try TemporaryFolder()
  let (one, other) = (try bookings(in: folder), try bookings(in: folder))
  let trip = try Trip(to: "oslo")
  let made = try one.bookNew(trip, visit: 1)
  #expect(try other.book(trip, visit: .visit(1), terminal: nil, at: .later()) == .before(made))
  #expect(try one.all() == [made])
}

@Test
func `what was booked is there when the database is opened again`() throws {
  let folder = try TemporaryFolder()
  let made = try bookings(in: folder).bookNew(Trip(to: "oslo"), visit: 1)
  #expect(try bookings(in: folder).all() == [made])
}

import Domain
import Storage

/// The books of a database in memory, that remember the tries to sign in and fail when they are told to.
final class StaffBooks {
  /// What every call fails with, behind doing nothing.
  var trouble: StorageTrouble?
  /// The IDs and the lengths of the passwords that were tried.
  private(set) var tries: [(id: String, length: Int)] = []
  let staff: SQLiteStaff
  let bookings: SQLiteBookings
  private let kept: SQLiteJournal

  init() throws(StorageTrouble) {
    let database = try Database.inMemory()
    staff = SQLiteStaff(database: database)
    bookings = SQLiteBookings(database: database, references: .seeded(1))
    kept = SQLiteJournal(database: database)
  }

  private func check() throws(StorageTrouble) { if let trouble { throw trouble } }

  /// The acts in the journal with what they were done to, the oldest first.
  func acts() throws -> [String] {
    try kept.entries(before: nil, limit: 1_000).reversed().map {
      $0.detail.isEmpty ? $0.act : "\($0.act) \($0.detail)"
    }
  }
}

extension StaffBooks: StaffAccounts {
  func signIn(
    id: String, password: Span<UInt8>, terminal: String?, at moment: Moment
  ) throws(StorageTrouble) -> SignIn {
    tries.append((id, password.count))
    try check()
    return try staff.signIn(id: id, password: password, terminal: terminal, at: moment)
  }
}

extension StaffBooks: Journal {
  func note(
    _ act: StaffAct, by author: Author, terminal: String?, at moment: Moment
  ) throws(StorageTrouble) {
    try check()
    try kept.note(act, by: author, terminal: terminal, at: moment)
  }

  func noting<Result>(
    by author: Author, terminal: String?, at moment: Moment,
    _ body: () throws(StorageTrouble) -> (act: StaffAct?, result: Result)
  ) throws(StorageTrouble) -> Result {
    try check()
    return try kept.noting(by: author, terminal: terminal, at: moment, body)
  }

  func entries(before: Int64?, limit: Int) throws(StorageTrouble) -> [JournalEntry] {
    try check()
    return try kept.entries(before: before, limit: limit)
  }

  func forEachEntry(on day: Day?, _ body: (JournalEntry) throws -> Void) throws {
    try check()
    try kept.forEachEntry(on: day, body)
  }
}

extension StaffBooks: BookingLists {
  func booking(_ reference: Reference) throws(StorageTrouble) -> Booking? {
    try check()
    return try bookings.booking(reference)
  }

  func cancel(_ reference: Reference, at moment: Moment) throws(StorageTrouble) -> Cancelling {
    try check()
    return try bookings.cancel(reference, at: moment)
  }

  func forEachBooking(on day: Day?, _ body: (Booking) throws -> Void) throws {
    try check()
    try bookings.forEachBooking(on: day, body)
  }

  func totals(on day: Day?) throws(StorageTrouble) -> [BookingTotal] {
    try check()
    return try bookings.totals(on: day)
  }
}

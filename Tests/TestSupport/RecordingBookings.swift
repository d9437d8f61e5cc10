package import Domain
import Storage
package import ViewModels

/// Bookings that remember what they were asked, and fail when they are told to.
package final class RecordingBookings: Bookings {
  package enum Call: Equatable {
    case unseenBooking(String)
    case book(Trip, VisitKey, terminal: String?, Moment)
    case noteShown(Reference)
  }

  package private(set) var calls: [Call] = []
  /// What every call fails with, behind doing nothing.
  package var trouble: StorageTrouble?
  /// Is told of each note before it is made.
  package var beforeNote: (Reference) -> Void = { _ in }
  private let kept: any Bookings

  package init(over kept: any Bookings) {
    self.kept = kept
  }

  /// Bookings in memory, with the same references in every run.
  package convenience init() throws(StorageTrouble) {
    self.init(over: SQLiteBookings(database: try Database.inMemory(), references: .seeded(1)))
  }

  /// The references that were noted as shown, in order.
  package var shown: [Reference] {
    calls.compactMap { if case .noteShown(let reference) = $0 { reference } else { nil } }
  }

  /// The visits that something was booked in, one for each time.
  package var visits: [VisitKey] {
    calls.compactMap { if case .book(_, let visit, _, _) = $0 { visit } else { nil } }
  }

  package func book(
    _ trip: Trip, visit: VisitKey, terminal: String?, at moment: Moment
  ) throws(StorageTrouble) -> Booked {
    calls.append(.book(trip, visit, terminal: terminal, moment))
    if let trouble { throw trouble }
    return try kept.book(trip, visit: visit, terminal: terminal, at: moment)
  }

  package func noteShown(_ reference: Reference) throws(StorageTrouble) {
    calls.append(.noteShown(reference))
    beforeNote(reference)
    if let trouble { throw trouble }
    try kept.noteShown(reference)
  }

  package func unseenBooking(at terminal: String) throws(StorageTrouble) -> UnseenBooking? {
    calls.append(.unseenBooking(terminal))
    if let trouble { throw trouble }
    return try kept.unseenBooking(at: terminal)
  }
}

extension StorageTrouble {
  /// What a disk without room says.
  package static let ofTests = StorageTrouble(
    .full, operation: "using the database", path: "nowhere", reason: "the disk is full")
}

extension BookingDesk {
  /// A desk over these bookings at the moment of the tests.
  package static func over(_ bookings: any Bookings, terminal: String? = nil) -> BookingDesk {
    BookingDesk(terminal: terminal, now: ofTests.now, open: { () throws(StorageTrouble) in bookings })
  }
}

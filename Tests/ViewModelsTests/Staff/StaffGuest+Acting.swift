import Domain
import TestSupport
import Testing

@testable import ViewModels

extension StaffGuest {
  /// Somebody who has signed in.
  static func signedIn() throws -> StaffGuest {
    var guest = try StaffGuest()
    #expect(try guest.signIn() == nil)
    return guest
  }

  mutating func more() throws -> Refusal? {
    try line { staff throws(StorageTrouble) in try staff.showNextPage() }
  }

  mutating func back() throws -> Refusal? { try line { $0.showPreviousPage() } }

  mutating func cancel(_ reference: Reference) throws -> Refusal? {
    try line { staff throws(StorageTrouble) in try staff.cancel(reference) }
  }

  mutating func showJournal() throws {
    try line { staff throws(StorageTrouble) in
      try staff.showJournal()
      return nil
    }
  }

  mutating func showBookings(of day: Day? = nil) throws {
    try line { staff throws(StorageTrouble) in
      try staff.showBookings(of: day)
      return nil
    }
  }

  /// Books so many trips, each in a visit of its own.
  mutating func book(_ count: Int) throws -> [Reference] {
    try (0..<count).map { _ in
      kiosk.trip.reset()
      #expect(try kiosk.book() == nil)
      #expect(try kiosk.book() == nil)
      guard case .booked(let reference) = kiosk.trip.notice else { throw StorageTrouble.ofTests }
      return reference
    }
  }

  /// The values of a column.
  func column(_ index: Int) -> [Value] { kiosk.screen.table.rows.map { $0[index] } }
}

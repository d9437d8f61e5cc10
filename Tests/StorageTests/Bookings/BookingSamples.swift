import Domain
import TestSupport
import Testing

@testable import Storage

extension VisitKey {
  static func visit(_ number: Int) -> VisitKey { VisitKey(saved: "visit \(number)") }
}

extension Moment {
  /// A moment of a day after the day of the tests by so many.
  static func later(_ days: Int = 0, instant: Int = 1_796_000_000) throws -> Moment {
    Moment(day: try .later(days), instant: instant)
  }
}

extension Currency {
  static let won = Currency(code: "KRW", digits: 0)
}

extension Trip {
  /// A trip whose names are made from its ids.
  init(
    to destination: String, fare: Int64 = 15_000, in currency: Currency = .usd, passengers count: Int = 1,
    millionths: Int64 = 1_000_000
  ) throws {
    let name = { (id: String) in Name(english: "\(id) in English", korean: "한국어로 \(id)") }
    self.init(
      destination: try #require(
        Destination(
          id: destination, name: name(destination), fare: Money(minor: fare, currency: currency))),
      passengers: try #require(PassengerKind(id: "for \(count)", name: name("for \(count)"), count: count)),
      seat: Seat(
        id: "x \(millionths)", name: name("x \(millionths)"),
        multiplier: try #require(Multiplier(millionths: millionths))))
  }
}

extension SQLiteBookings {
  /// Bookings in a database of their own, in memory.
  static func inMemory(seed: UInt64 = 1) throws -> SQLiteBookings {
    SQLiteBookings(database: try Database.inMemory(), references: .seeded(seed))
  }

  /// Books a trip that this visit has not booked.
  @discardableResult
  func bookNew(
    _ trip: Trip, visit number: Int, terminal: String? = nil, at moment: Moment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Booking {
    let moment = try moment ?? .later()
    let booked = try book(trip, visit: .visit(number), terminal: terminal, at: moment)
    guard case .new(let booking) = booked else {
      Issue.record("it was booked before", sourceLocation: sourceLocation)
      throw BookedBefore()
    }
    return booking
  }

  struct BookedBefore: Error {}

  /// Every booking, or those of a day, as they are kept.
  func all(on day: Day? = nil) throws -> [Booking] {
    var all: [Booking] = []
    try forEachBooking(on: day) { all.append($0) }
    return all
  }
}

import Domain
import Storage
import TestSupport
import Testing
import ViewModels

/// A guest at a kiosk that has trip booking in front.
struct TripGuest {
  let player = RecordingAudioPlayer()
  let bookings: RecordingBookings
  var kiosk: Kiosk

  /// The database is one in memory that nobody else has, unless another is given.
  init(over database: Database? = nil, terminal: String? = nil) throws {
    let kept = SQLiteBookings(database: try database ?? .inMemory(), references: .system)
    bookings = RecordingBookings(over: kept)
    kiosk = Kiosk(testing: .trip, player: player, desk: .over(bookings, terminal: terminal))
  }

  /// What the kiosk does for one line, up to the screen that answers it.
  @discardableResult
  mutating func line(
    _ body: (inout Kiosk) throws(StorageTrouble) -> Refusal?
  ) throws(StorageTrouble) -> Refusal? {
    kiosk.beginLine()
    let refusal = try body(&kiosk)
    if let refusal { kiosk.refuse(refusal) }
    return refusal
  }

  mutating func choose(_ text: String, in row: TripViewModel.Focus) throws(StorageTrouble) {
    try line { kiosk in kiosk.trip.choose(text, in: row) }
  }

  @discardableResult
  mutating func book() throws(StorageTrouble) -> Refusal? {
    try line { kiosk throws(StorageTrouble) in try kiosk.book() }
  }

  /// Books what is chosen, and sees the screen that says so.
  @discardableResult
  mutating func bookAndSee(sourceLocation: SourceLocation = #_sourceLocation) throws -> Reference {
    try book()
    try book()
    try kiosk.noteShown()
    return try #require(reference, sourceLocation: sourceLocation)
  }

  mutating func reset() throws(StorageTrouble) {
    try line { kiosk throws(StorageTrouble) in
      kiosk.reset()
      return nil
    }
  }

  subscript(_ field: String) -> Value? { kiosk.screen.fields.first { $0.name == field }?.value }

  var reference: Reference? {
    if case .reference(let reference) = self["trip.reference"] { reference } else { nil }
  }

  var step: Value? { self["trip.step"] }

  var notice: Notice? {
    if case .notice(let notice) = kiosk.screen.answer { notice } else { nil }
  }
}

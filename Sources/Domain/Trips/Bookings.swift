/// The bookings as a guest makes them; they are kept for ever.
package protocol Bookings: AnyObject {
  /// Saves a trip, once for each visit and trip: asked again it answers the booking that was made.
  ///
  /// `terminal` is where the guest stands, nil where nobody does.
  func book(
    _ trip: Trip, visit: VisitKey, terminal: String?, at moment: Moment
  ) throws(StorageTrouble) -> Booked

  /// Notes that a screen with the reference on it was drawn.
  func noteShown(_ reference: Reference) throws(StorageTrouble)

  /// The last booking at a terminal, if it was never shown there because the program ended between the two.
  func unseenBooking(at terminal: String) throws(StorageTrouble) -> UnseenBooking?
}

/// The bookings as the staff look at them.
package protocol BookingLists: AnyObject {
  func booking(_ reference: Reference) throws(StorageTrouble) -> Booking?

  /// Marks a booking as cancelled; it stays in the database.
  func cancel(_ reference: Reference, at moment: Moment) throws(StorageTrouble) -> Cancelling

  /// Every booking, or those of a day, in the order in which they were made.
  func forEachBooking(
    on day: Day?, _ body: (Booking) throws -> Void
  ) throws

  /// The standing bookings by day and destination, and by currency where there were several.
  func totals(on day: Day?) throws(StorageTrouble) -> [BookingTotal]
}

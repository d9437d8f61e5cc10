/// The sounds of the kiosk; the raw value is the name in transcripts.
package enum Sound: String, Hashable, Sendable, CaseIterable {
  /// A reset was done.
  case click
  /// A line was refused.
  case refused
  /// Something was done that stays done, such as a booking.
  case confirmed
  /// The visit is about to end by itself.
  case timeNearlyUp = "time nearly up"
}

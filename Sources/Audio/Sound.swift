/// The sounds of the kiosk; the raw value is the name in transcripts.
package enum Sound: String, Hashable, Sendable, CaseIterable {
  /// A reset was done.
  case click
}

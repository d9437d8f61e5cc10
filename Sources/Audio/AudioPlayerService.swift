/// Plays the kiosk's sounds.
package protocol AudioPlayerService {
  /// Starts a sound and returns at once; it neither waits nor fails, whatever the device does.
  func play(_ sound: Sound)
}

/// Plays the kiosk's sounds.
package protocol AudioPlayerService {
  /// Starts a sound and returns at once; it neither waits nor fails, whatever the device does.
  func play(_ sound: Sound)

  /// Sets how loud the sounds are from the next one on, and returns at once.
  func setVolume(_ volume: Volume)
}

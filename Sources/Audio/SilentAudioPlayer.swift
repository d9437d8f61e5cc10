/// The player of muted and headless runs: it plays nothing and opens nothing.
package struct SilentAudioPlayer: AudioPlayerService, Sendable {
  package init() {}

  package func play(_ sound: Sound) {}

  package func setVolume(_ volume: Volume) {}
}

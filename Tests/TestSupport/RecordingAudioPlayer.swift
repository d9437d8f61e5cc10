package import Audio

/// A player that remembers what it was asked to play, and how loud.
package final class RecordingAudioPlayer: AudioPlayerService {
  package private(set) var sounds: [Sound] = []
  package private(set) var volume = Volume.loudest

  package init() {}

  package func play(_ sound: Sound) { sounds.append(sound) }

  package func setVolume(_ volume: Volume) { self.volume = volume }
}

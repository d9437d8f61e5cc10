package import Audio

/// A player that remembers what it was asked to play.
package final class RecordingAudioPlayer: AudioPlayerService {
  package private(set) var sounds: [Sound] = []

  package init() {}

  package func play(_ sound: Sound) { sounds.append(sound) }
}

package import Audio

/// Plays a station's sounds and remembers those of the current line, for their twins in text.
package struct Speaker {
  private let player: any AudioPlayerService
  /// What was played since the line began, in order.
  package private(set) var played: [Sound] = []

  package init(player: any AudioPlayerService) {
    self.player = player
  }

  package mutating func play(_ sound: Sound) {
    player.play(sound)
    played.append(sound)
  }

  package func setVolume(_ volume: Volume) { player.setVolume(volume) }

  /// Forgets the sounds of the line before.
  package mutating func beginLine() {
    if !played.isEmpty { played = [] }
  }
}

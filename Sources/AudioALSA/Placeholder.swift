package import Audio

package final class ALSAAudioPlayer: AudioPlayerService {
  package init(device: String, report: @escaping @Sendable (String) -> Void) {}
  package func play(_ sound: Sound) {}
  package func leave() {}
}

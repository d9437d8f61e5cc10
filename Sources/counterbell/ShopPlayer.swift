import Audio
import AudioALSA

/// The player on the device in force, which the staff can change.
final class ShopPlayer: AudioPlayerService {
  private var live: ALSAAudioPlayer?
  /// The device that it plays on; nil for nowhere.
  private(set) var device: String?
  private var volume = Volume.loudest

  init(_ settings: Settings) {
    use(settings)
  }

  /// Plays on the device of these settings from now on, or nowhere where they want no sound.
  func use(_ settings: Settings) {
    guard settings.soundDevice != device || live == nil else { return }
    leave()
    device = settings.soundDevice
    live = device.map { ALSAAudioPlayer(device: $0, click: settings.click, report: OperatorLines.report) }
    live?.setVolume(volume)
  }

  func play(_ sound: Sound) { live?.play(sound) }

  func setVolume(_ volume: Volume) {
    self.volume = volume
    live?.setVolume(volume)
  }

  func leave() {
    live?.leave()
    live = nil
  }
}

import Audio
import Glibc

/// A sound as the device takes it: interleaved, and filled up with silence to the device's whole buffer.
struct PreparedSound {
  let samples: [Int16]
  /// Frames of the sound itself.
  let frames: Int

  init(_ clip: Clip, for format: StreamFormat) {
    frames = clip.samples.count
    let sound = clip.samples.flatMap { repeatElement($0, count: format.channels) }
    let silence = max(0, format.buffer - frames) * format.channels
    samples = sound + repeatElement(0, count: silence)
  }
}

/// The kiosk's sounds, made ready for the device ahead of their use.
struct SoundBank {
  /// Frames a second of the built-in sounds.
  static let rate = 48_000
  /// The shortest buffer that is asked for.
  private static let shortestRoom = Duration.milliseconds(200)

  private let clips: [Sound: Clip]
  private var prepared: [Sound: PreparedSound] = [:]
  /// The format that the sounds are ready for.
  private var format: StreamFormat?

  /// Reads the sounds inside the program.
  init() {
    clips = Sound.allCases.reduce(into: [:]) { $0[$1] = Clip(wav: $1.file) }
  }

  subscript(sound: Sound) -> PreparedSound? { prepared[sound] }

  /// The time that the device's buffer must hold: the longest sound and its tail.
  var room: Duration {
    let longest = clips.values.map { Duration.frames($0.samples.count, at: $0.rate) }.max() ?? .zero
    return max(SoundBank.shortestRoom, longest + Playing.tail)
  }

  /// Makes every sound ready for a device, whose buffer must hold each of them.
  mutating func prepare(for format: StreamFormat) throws(ALSAError) {
    guard format != self.format else { return }
    self.format = nil
    prepared = clips.mapValues { PreparedSound($0.resampled(to: format.rate), for: format) }
    guard prepared.values.allSatisfy({ $0.frames <= format.buffer }) else {
      throw ALSAError(operation: .configure, code: EINVAL)
    }
    self.format = format
  }
}

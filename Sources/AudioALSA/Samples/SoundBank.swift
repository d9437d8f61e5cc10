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

  /// The time that the device's buffer must hold: the longest sound and its tail.
  var room: Duration {
    let longest = clips.values.map { Duration.frames($0.samples.count, at: $0.rate) }.max() ?? .zero
    return max(SoundBank.shortestRoom, longest + Playing.tail)
  }

  /// Takes the format that the sounds are to be made ready for, whose buffer must hold each of them.
  mutating func use(_ format: StreamFormat) throws(ALSAError) {
    guard format != self.format else { return }
    prepared = [:]
    self.format = nil
    let buffer = Duration.frames(format.buffer, at: format.rate)
    guard clips.values.allSatisfy({ Duration.frames($0.samples.count, at: $0.rate) <= buffer }) else {
      throw ALSAError(operation: .configure, code: EINVAL)
    }
    self.format = format
  }

  /// A sound as the device takes it; made ready now if it isn't yet.
  mutating func take(_ sound: Sound) -> PreparedSound? {
    if let ready = prepared[sound] { return ready }
    guard let format, let clip = clips[sound] else { return nil }
    let ready = PreparedSound(clip.resampled(to: format.rate), for: format)
    prepared[sound] = ready
    return ready
  }

  /// A sound that is still to be made ready, which idle time is for.
  var unprepared: Sound? {
    format == nil ? nil : Sound.allCases.first { prepared[$0] == nil && clips[$0] != nil }
  }
}

import Audio
import Glibc

/// The kiosk's sounds, made ready for the device ahead of their use.
struct SoundBank {
  /// Frames a second of the built-in sounds.
  static let rate = 48_000
  private static let nothingPrepared = [PreparedSound?](repeating: nil, count: Sound.allCases.count)
  /// The shortest buffer that is asked for.
  private static let shortestRoom = Duration.milliseconds(200)
  /// The shortest buffer that can be filled again in time while a sound plays.
  private static let shortestRefill = Duration.milliseconds(20)

  private let clips: [Sound: Clip]
  /// The sounds at the device's rate, as far as they were asked for.
  private var resampled: [Sound: Clip] = [:]
  /// By the sounds' numbers: a look into a dictionary takes longer, and this one is ahead of each sound.
  private var prepared = nothingPrepared
  /// The format that the sounds are ready for.
  private var format: StreamFormat?

  /// How loud the sounds are made from here on.
  var volume = Volume.loudest {
    didSet { if volume != oldValue { prepared = Self.nothingPrepared } }
  }

  /// Reads the sounds inside the program, and a shop's own click; `report` is told why one is not taken.
  init(click: ClipFile? = nil, report: (String) -> Void = { _ in }) {
    var clips = Sound.allCases.reduce(into: [:]) { $0[$1] = Clip(wav: $1.file) }
    do throws(ClipRefusal) {
      if let own = try click?.clip() { clips[.click] = own }
    } catch {
      if let click { report("\(click.name): \(error); the built-in click plays.") }
    }
    self.clips = clips
  }

  /// The time that the device's buffer had best hold: the longest sound and its tail.
  var room: Duration { max(SoundBank.shortestRoom, longest + Playing.tail) }

  private var longest: Duration {
    clips.values.map { Duration.frames($0.samples.count, at: $0.rate) }.max() ?? .zero
  }

  /// Takes the format that the sounds are to be made ready for.
  ///
  /// A buffer that can't hold each of them must be long enough to be filled again in time.
  mutating func use(_ format: StreamFormat) throws(ALSAError) {
    guard format != self.format else { return }
    let isSameRate = format.rate == self.format?.rate
    prepared = Self.nothingPrepared
    self.format = nil
    let buffer = Duration.frames(format.buffer, at: format.rate)
    guard buffer >= min(longest, SoundBank.shortestRefill) else {
      throw ALSAError(operation: .configure, code: EINVAL)
    }
    if !isSameRate { resampled = [:] }
    self.format = format
  }

  /// A sound as the device takes it; made ready now if it isn't yet.
  mutating func take(_ sound: Sound) -> PreparedSound? {
    if let ready = prepared[Int(sound.number)] { return ready }
    guard let format, let clip = clip(sound, at: format.rate) else { return nil }
    let ready = PreparedSound(clip, at: volume, for: format)
    prepared[Int(sound.number)] = ready
    return ready
  }

  /// A sound that is still to be made ready, which idle time is for.
  var unprepared: Sound? {
    format == nil ? nil : Sound.allCases.first { prepared[Int($0.number)] == nil && clips[$0] != nil }
  }

  private mutating func clip(_ sound: Sound, at rate: Int) -> Clip? {
    if let clip = resampled[sound] { return clip }
    let clip = clips[sound]?.resampled(to: rate)
    resampled[sound] = clip
    return clip
  }
}

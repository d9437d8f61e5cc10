internal import CSndfile

/// A sound file that a test writes with libsndfile.
package struct SoundFixture: Sendable, CustomStringConvertible {
  package enum Format: String, CaseIterable, Sendable {
    case wav, float, flac, ogg, mp3, aiff, au

    fileprivate var code: Int {
      switch self {
      case .wav: SF_FORMAT_WAV | SF_FORMAT_PCM_16
      case .float: SF_FORMAT_WAV | SF_FORMAT_DOUBLE
      case .flac: SF_FORMAT_FLAC | SF_FORMAT_PCM_16
      case .ogg: SF_FORMAT_OGG | SF_FORMAT_VORBIS
      case .mp3: SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III
      case .aiff: SF_FORMAT_AIFF | SF_FORMAT_PCM_16
      case .au: SF_FORMAT_AU | SF_FORMAT_PCM_16
      }
    }
  }

  package struct Failure: Error {}

  package var format = Format.wav
  package var rate = 48_000
  /// The samples of each channel, full scale being 1.
  package var channels: [[Double]]

  package var description: String {
    "\(format), \(channels.count) x \(channels.first?.count ?? 0) frames at \(rate) Hz"
  }

  package init(_ channels: [Double]..., format: Format = .wav, rate: Int = 48_000) {
    self.channels = channels
    self.format = format
    self.rate = rate
  }

  /// Writes the file and returns its path.
  @discardableResult
  package func write(to name: String, in folder: borrowing TemporaryFolder) throws -> String {
    let path = folder.path(name)
    var info = SF_INFO()
    info.samplerate = Int32(rate)
    info.channels = Int32(channels.count)
    info.format = Int32(format.code)
    guard let file = unsafe sf_open(path, Int32(SFM_WRITE), &info) else { throw Failure() }
    let frames = channels.first?.count ?? 0
    let samples = (0..<frames).flatMap { frame in channels.map { $0[frame] } }
    let written = unsafe sf_writef_double(file, samples, sf_count_t(frames))
    guard unsafe sf_close(file) == 0, written == frames else { throw Failure() }
    return path
  }
}

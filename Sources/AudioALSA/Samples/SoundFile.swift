internal import CSndfile
import Glibc

/// A sound file that libsndfile has open, closed when the value ends.
@safe struct SoundFile: ~Copyable {
  /// What a kiosk may be given: more would be a mistake, and cost memory.
  private static let rates = 1_000...384_000
  private static let mostChannels = 32
  /// Frames read at once.
  private static let block = 4_096

  private let library: SoundLibrary
  private let file: FileDescriptor
  private let handle: OpaquePointer
  private let channels: Int
  /// Frames as the header has them; nil if it doesn't.
  private let promised: Int?
  /// Frames a second.
  let rate: Int

  /// Reads the header of a file.
  init(reading file: consuming FileDescriptor) throws(ClipRefusal) {
    let library = try SoundLibrary()
    var info = SF_INFO()
    guard let handle = unsafe library.calls.open_fd(file.number, Int32(SFM_READ), &info, 0) else {
      throw .notSound
    }
    unsafe self.handle = handle
    self.library = library
    self.file = file
    rate = Int(info.samplerate)
    channels = Int(info.channels)
    promised = info.frames == sf_count_t.max ? nil : Int(info.frames)
  }

  deinit { _ = unsafe library.calls.close(handle) }

  /// Reads the sound as the average of its channels, full scale being 1; one that is too long is not read.
  func mixedDown(upTo longest: Duration) throws(ClipRefusal) -> [Double] {
    guard SoundFile.rates.contains(rate), (1...SoundFile.mostChannels).contains(channels) else {
      throw .notSound
    }
    let most = Int(longest.microseconds) * rate / 1_000_000
    guard promised != 0 else { throw .empty }
    guard (promised ?? 0) <= most else { throw .tooLong }
    guard !isShorterThanItsHeader else { throw .truncated }
    let signal = read(atMost: min(promised ?? .max, most + 1))
    guard signal.count <= most else { throw .tooLong }
    guard signal.count >= promised ?? 1 else { throw .truncated }
    return signal
  }

  private func read(atMost most: Int) -> [Double] {
    var signal: [Double] = []
    var block = [Double](repeating: 0, count: SoundFile.block * channels)
    while signal.count < most {
      let wanted = min(SoundFile.block, most - signal.count)
      let count = unsafe Int(library.calls.readf_double(handle, &block, sf_count_t(wanted)))
      guard count > 0 else { break }
      for frame in 0..<count {
        let sum = block[frame * channels..<(frame + 1) * channels].reduce(0, +)
        signal.append(sum / Double(channels))
      }
    }
    return signal
  }

  /// Whether a file of chunks is shorter than one of its chunks says, which libsndfile tells in its log only.
  private var isShorterThanItsHeader: Bool {
    var log = [CChar](repeating: 0, count: 8_192)
    _ = unsafe library.calls.command(handle, Int32(SFC_GET_LOG_INFO), &log, Int32(log.count))
    let text = log.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").contains(
      where: SoundFile.tellsOfTruncation)
  }

  /// Whether a line of the log is `CHUNK : SIZE (should be SMALLER)`; a size near the end of 31 or 32 bits is that of a
  /// file whose writer could not know it.
  static func tellsOfTruncation(_ line: Substring) -> Bool {
    guard
      let found = line.firstMatch(
        of: /^ *(RIFF|RIFX|riff|FORM|data|SSND|Data Size) *: *(\d+) \(should be (\d+)\)/)
    else {
      return false
    }
    guard let size = Int(found.2), let actual = Int(found.3) else { return false }
    return size > actual && size < 0x7FFF_0000
  }
}

/// libsndfile, loaded as long as the value lives; there may be one at a time.
@safe struct SoundLibrary: ~Copyable {
  let calls: counterbell_sndfile
  /// Where the codecs' own texts go in the meantime, and where they would have gone.
  private let nowhere: UnsafeMutablePointer<FILE>
  private let standardError: UnsafeMutablePointer<FILE>

  init() throws(ClipRefusal) {
    var calls = unsafe counterbell_sndfile()
    guard unsafe counterbell_sndfile_load(&calls) == 0 else { throw .noLibrary }
    guard let nowhere = unsafe fopen("/dev/null", "we") else {
      unsafe dlclose(calls.library)
      throw .unreadable(errno)
    }
    unsafe self.calls = calls
    unsafe self.nowhere = nowhere
    unsafe standardError = counterbell_replace_stderr(nowhere)
  }

  deinit {
    unsafe dlclose(calls.library)
    unsafe counterbell_replace_stderr(standardError)
    unsafe fclose(nowhere)
  }
}

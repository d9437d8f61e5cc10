import Glibc

extension ClipFile {
  /// The longest sound that is taken.
  static let longest = Duration.milliseconds(500)
  /// A sound whose peak is below this, -60 dBFS, is silent.
  private static let quietestPeak = 0.001
  /// More than 500 ms of any sound that is taken; MP3 without an index is read whole to find out how long it is.
  private static let mostBytes = 64 << 20
  /// The time over which each end is faded.
  private static let fade = Duration.milliseconds(1)

  /// Reads the sound: its channels are averaged, and both its ends faded.
  func clip() throws(ClipRefusal) -> Clip {
    let sound = try SoundFile(reading: open())
    var signal = try sound.mixedDown(upTo: ClipFile.longest)
    guard signal.allSatisfy(\.isFinite) else { throw .notSound }
    ClipFile.fadeEnds(of: &signal, over: Int(ClipFile.fade.microseconds) * sound.rate / 1_000_000)
    guard signal.contains(where: { abs($0) >= ClipFile.quietestPeak }) else { throw .silent }
    return Clip(signal.map { $0 * 32_768 }, rate: sound.rate)
  }

  /// Opens a regular file; anything else is not even opened, because a device may do something on it and a pipe wait.
  private func open() throws(ClipRefusal) -> FileDescriptor {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .unreadable(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    // Should it have become a pipe in between, this does not wait.
    let file = FileDescriptor(number: unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    guard file.number >= 0 else { throw .unreadable(errno) }
    guard unsafe fstat(file.number, &status) == 0 else { throw .unreadable(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size > 0 else { throw .empty }
    guard status.st_size <= ClipFile.mostBytes else { throw .tooLong }
    return file
  }

  static func fadeEnds(of signal: inout [Double], over frames: Int) {
    for index in signal.indices {
      let nearestEnd = min(index, signal.count - 1 - index)
      if nearestEnd < frames { signal[index] *= Double(nearestEnd) / Double(frames) }
    }
  }
}

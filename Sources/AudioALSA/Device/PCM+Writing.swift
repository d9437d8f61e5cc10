internal import CALSA

extension PCM {
  /// The empty answers in a row after which a device has taken all that it will take.
  private static let longestPause = 4

  /// Fills the prepared device with a sound and the silence behind it, which starts it.
  ///
  /// It is enough if the sound fits without all of its silence. Returns the number of frames that were written.
  func start(_ sound: PreparedSound) throws(ALSAError) -> Int {
    let written = try write(sound, from: 0, to: min(sound.total, sound.buffer))
    guard written >= min(sound.frames, sound.buffer) else { throw ALSAError(operation: .write, code: EAGAIN) }
    try startIfPrepared()
    return written
  }

  /// Fills what a running device has consumed of a long sound; returns the number of frames written in all.
  func refill(_ sound: PreparedSound, from written: Int) throws(ALSAError) -> Int {
    let room = unsafe snd_pcm_avail(handle)
    guard room >= 0 else { throw ALSAError(operation: .write, code: Int32(-room)) }
    return try write(sound, from: written, to: min(sound.total, written + room))
  }

  /// Writes some of a sound, and returns up to which frame it got.
  ///
  /// A short or an empty answer is followed by another try, a bounded number of times: a full ring answers 0.
  private func write(_ sound: PreparedSound, from start: Int, to end: Int) throws(ALSAError) -> Int {
    let samples = sound.samples.span
    var written = start
    var pauses = 0
    while written < end && pauses < PCM.longestPause {
      let rest = samples.extracting((written * sound.channels)...)
      switch write(rest, frames: end - written) {
      case 0, -Int(EAGAIN), -Int(EINTR): pauses += 1
      case let taken where taken > 0:
        written += taken
        pauses = 0
      case let error: throw ALSAError(operation: .write, code: Int32(-error))
      }
    }
    return written
  }

  private func write(_ samples: Span<Int16>, frames: Int) -> Int {
    unsafe samples.withUnsafeBufferPointer {
      unsafe snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t(frames))
    }
  }

  /// Starts a device that the write left below its threshold.
  private func startIfPrepared() throws(ALSAError) {
    guard unsafe snd_pcm_state(handle) == SND_PCM_STATE_PREPARED else { return }
    let answer = unsafe snd_pcm_start(handle)
    guard unsafe snd_pcm_state(handle) != SND_PCM_STATE_RUNNING else { return }
    try ALSAError.check(.write, answer)
  }
}

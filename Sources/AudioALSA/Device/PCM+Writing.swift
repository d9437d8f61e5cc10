internal import CALSA

extension PCM {
  /// The empty answers in a row after which a device has taken all that it will take.
  private static let longestPause = 4

  /// Fills the prepared device with a sound and the silence behind it, which starts it.
  ///
  /// A short or an empty answer is followed by another try, a bounded number of times: a full ring answers 0.
  /// It is enough if the sound fits without all of its silence.
  func start(_ sound: PreparedSound, channels: Int) throws(ALSAError) {
    let samples = sound.samples.span
    let total = samples.count / channels
    var written = 0
    var pauses = 0
    while written < total && pauses < PCM.longestPause {
      let rest = samples.extracting((written * channels)...)
      switch write(rest, frames: total - written) {
      case 0, -Int(EAGAIN), -Int(EINTR): pauses += 1
      case let taken where taken > 0:
        written += taken
        pauses = 0
      case let error: throw ALSAError(operation: .write, code: Int32(-error))
      }
    }
    guard written >= sound.frames else { throw ALSAError(operation: .write, code: EAGAIN) }
    try startIfPrepared()
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

internal import CALSA

/// An open playback device of libasound, closed when the value ends.
@safe struct PCM: ~Copyable {
  let handle: OpaquePointer

  /// Opens a device by libasound's name without waiting for one that is in use.
  init(opening device: String) throws(ALSAError) {
    let configuration = try ALSAConfiguration()
    var opened: OpaquePointer?
    let answer = unsafe snd_pcm_open_lconf(
      &opened, device, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK), configuration.tree)
    try ALSAError.check(.open, answer)
    guard let opened = unsafe opened else { throw ALSAError(operation: .open, code: ENODEV) }
    unsafe handle = opened
  }

  deinit { unsafe snd_pcm_close(handle) }

  /// Lets the device go without closing it, because the program is ending and closing may hang.
  consuming func abandon() { discard self }

  /// Throws away what was not heard and waits for the next sound.
  func rewind() throws(ALSAError) {
    unsafe snd_pcm_drop(handle)
    try ALSAError.check(.prepare, unsafe snd_pcm_prepare(handle))
  }

  /// Asks a suspended device once to go on; the caller prepares it again whatever it says.
  func resume() { unsafe snd_pcm_resume(handle) }

  /// How far the device has come.
  func progress() -> Progress {
    let available = unsafe snd_pcm_avail(handle)
    let stream: Progress.Stream =
      switch unsafe snd_pcm_state(handle) {
      case SND_PCM_STATE_RUNNING: .running
      case SND_PCM_STATE_XRUN: .underrun
      case SND_PCM_STATE_SUSPENDED: .suspended
      case SND_PCM_STATE_DISCONNECTED: .disconnected
      default: .other
      }
    return Progress(stream: stream, available: available)
  }
}

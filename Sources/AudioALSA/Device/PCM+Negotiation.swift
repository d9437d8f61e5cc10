internal import CALSA

extension PCM {
  /// What the player asks for, best first: the sounds' own format, then what a device may insist on.
  private static let wishes: [(channels: UInt32, exactRate: Bool)] = [
    (1, true), (2, true), (1, false), (2, false),
  ]

  /// Agrees on a format with room for at least this much time, and prepares the device.
  func negotiate(rate: Int, room: Duration) throws(ALSAError) -> StreamFormat {
    var refusal = ALSAError(operation: .configure, code: EINVAL)
    for wish in PCM.wishes {
      do throws(ALSAError) {
        let format = try agree(channels: wish.channels, rate: rate, exactly: wish.exactRate, room: room)
        try startWhenFull(format)
        try ALSAError.check(.prepare, unsafe snd_pcm_prepare(handle))
        return format
      } catch {
        guard error.operation == .configure, error.code == EINVAL else { throw error }
        refusal = error
      }
    }
    throw refusal
  }

  private func agree(
    channels: UInt32, rate: Int, exactly: Bool, room: Duration
  ) throws(ALSAError) -> StreamFormat {
    let parameters = try HardwareParameters()
    let pointer = unsafe parameters.pointer
    try configure(unsafe snd_pcm_hw_params_any(handle, pointer))
    try configure(unsafe snd_pcm_hw_params_set_access(handle, pointer, SND_PCM_ACCESS_RW_INTERLEAVED))
    try configure(unsafe snd_pcm_hw_params_set_format(handle, pointer, SND_PCM_FORMAT_S16_LE))
    try configure(unsafe snd_pcm_hw_params_set_channels(handle, pointer, channels))
    var actual = UInt32(rate)
    if exactly {
      try configure(unsafe snd_pcm_hw_params_set_rate(handle, pointer, actual, 0))
    } else {
      try configure(unsafe snd_pcm_hw_params_set_rate_near(handle, pointer, &actual, nil))
    }
    var period = snd_pcm_uframes_t(actual / 100)
    var buffer = snd_pcm_uframes_t(room.microseconds * Int64(actual) / 1_000_000)
    try configure(unsafe snd_pcm_hw_params_set_period_size_near(handle, pointer, &period, nil))
    try configure(unsafe snd_pcm_hw_params_set_buffer_size_near(handle, pointer, &buffer))
    try configure(unsafe snd_pcm_hw_params(handle, pointer))
    try configure(unsafe snd_pcm_hw_params_get_period_size(pointer, &period, nil))
    try configure(unsafe snd_pcm_hw_params_get_buffer_size(pointer, &buffer))
    return StreamFormat(rate: Int(actual), channels: Int(channels), period: Int(period), buffer: Int(buffer))
  }

  /// Lets the write that fills the whole buffer start the device.
  ///
  /// An explicit start with the threshold out of reach plays nothing on a sound server, and says that it did.
  private func startWhenFull(_ format: StreamFormat) throws(ALSAError) {
    var parameters: OpaquePointer?
    try configure(unsafe snd_pcm_sw_params_malloc(&parameters))
    defer { unsafe snd_pcm_sw_params_free(parameters) }
    let buffer = snd_pcm_uframes_t(format.buffer)
    let period = snd_pcm_uframes_t(format.period)
    try configure(unsafe snd_pcm_sw_params_current(handle, parameters))
    try configure(unsafe snd_pcm_sw_params_set_start_threshold(handle, parameters, buffer))
    try configure(unsafe snd_pcm_sw_params_set_avail_min(handle, parameters, period))
    try configure(unsafe snd_pcm_sw_params(handle, parameters))
  }

  private func configure(_ answer: Int32) throws(ALSAError) { try ALSAError.check(.configure, answer) }
}

/// The memory of a negotiation, freed when the value ends.
@safe private struct HardwareParameters: ~Copyable {
  let pointer: OpaquePointer

  init() throws(ALSAError) {
    var allocated: OpaquePointer?
    try ALSAError.check(.configure, unsafe snd_pcm_hw_params_malloc(&allocated))
    guard let allocated = unsafe allocated else { throw ALSAError(operation: .configure, code: ENOMEM) }
    unsafe pointer = allocated
  }

  deinit { unsafe snd_pcm_hw_params_free(pointer) }
}

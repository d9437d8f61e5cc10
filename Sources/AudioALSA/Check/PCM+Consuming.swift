internal import CALSA

extension PCM {
  /// The time between two looks at the device's position, in microseconds.
  private static let lookInterval: UInt32 = 20

  /// Plays a sound to its end and returns the time from asking for it until its first frames were consumed.
  ///
  /// The device's position is watched for that; the kiosk itself never does.
  func consume(
    _ sound: PreparedSound, askedFor trigger: Trigger, format: StreamFormat
  ) throws(ALSAError) -> Duration {
    try start(sound, channels: format.channels)
    let playing = Playing(sound: trigger.sound, frames: sound.frames, rate: format.rate, start: .now)
    let first = firstFrames(until: playing.end)
    usleep(UInt32(max(0, (playing.end - .now).microseconds)))
    let progress = progress()
    let buffer = Duration.frames(format.buffer, at: format.rate)
    if let error = playing.verdict(progress, buffer: buffer, at: .now).error(progress) { throw error }
    try rewind()
    return (first ?? .now) - trigger.moment
  }

  /// When the device was seen to have consumed something, or to have stopped; nil if it was not by then.
  private func firstFrames(until end: Moment) -> Moment? {
    while .now < end {
      let progress = progress()
      if progress.available != 0 || progress.stream != .running { return .now }
      usleep(PCM.lookInterval)
    }
    return nil
  }
}

extension ALSAError {
  /// A device that has not consumed a sound by the time that it should have.
  static let stalled = ALSAError(operation: .inspect, code: ETIMEDOUT)
}

extension Playing.Verdict {
  /// The error that a sound which was not heard stands for; nil for one that was.
  fileprivate func error(_ progress: Progress) -> ALSAError? {
    switch self {
    case .heard: nil
    case .unfinished: .stalled
    case .underrun: ALSAError(operation: .inspect, code: EPIPE)
    case .suspended: ALSAError(operation: .inspect, code: ESTRPIPE)
    case .failed:
      ALSAError(operation: .inspect, code: progress.available < 0 ? Int32(-progress.available) : ENODEV)
    }
  }
}

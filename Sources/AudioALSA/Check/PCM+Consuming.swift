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
    let written = try start(sound)
    var playing = Playing(sound: trigger.sound, frames: sound.frames, rate: format.rate, start: .now)
    if sound.needsRefills {
      playing.expectRefills(of: sound.total - written, every: format.halfBuffer)
    }
    let first = firstFrames(until: playing.end)
    try finish(&playing, sound, from: written, every: format.halfBuffer)
    let progress = progress()
    let buffer = Duration.frames(format.buffer, at: format.rate)
    if let error = playing.verdict(progress, buffer: buffer, at: .now).error(progress) { throw error }
    try rewind()
    return (first ?? .now) - trigger.moment
  }

  /// Waits for the end of a sound, and writes the rest of one that the device's buffer can't hold.
  private func finish(
    _ playing: inout Playing, _ sound: PreparedSound, from start: Int, every pause: Duration
  ) throws(ALSAError) {
    var written = start
    while let next = playing.refill, next < playing.end {
      next.sleep()
      written = try refill(sound, from: written)
      playing.refilled(unwritten: sound.total - written, next: next + pause)
    }
    playing.end.sleep()
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

extension Moment {
  /// Sleeps until this moment has come.
  fileprivate func sleep() { usleep(UInt32(clamping: max(0, (self - .now).microseconds))) }
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

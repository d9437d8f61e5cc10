import Audio

/// A sound as the device takes it: interleaved, with the volume in it and silence behind it.
struct PreparedSound {
  let samples: [Int16]
  let channels: Int
  /// Frames of the sound itself.
  let frames: Int
  /// Frames that the device's buffer holds, and that are written at first.
  let buffer: Int

  /// Silence fills the buffer up; a sound that the buffer can't hold is followed by its tail.
  init(_ clip: Clip, at volume: Volume, for format: StreamFormat) {
    channels = format.channels
    frames = clip.samples.count
    buffer = format.buffer
    let tail = Int(Playing.tail.microseconds) * format.rate / 1_000_000
    let total = frames <= buffer ? buffer : frames + tail
    let gain = volume.gain
    var interleaved = [Int16](repeating: 0, count: total * channels)
    var index = 0
    for sample in clip.samples {
      let scaled = volume == .loudest ? sample : sample.scaled(by: gain)
      for _ in 0..<channels {
        interleaved[index] = scaled
        index += 1
      }
    }
    samples = interleaved
  }

  /// Frames of the sound and the silence behind it.
  var total: Int { samples.count / channels }

  /// Whether the device must be filled again while the sound plays.
  var needsRefills: Bool { total > buffer }
}

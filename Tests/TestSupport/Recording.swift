/// What a device has played: signed 16-bit samples.
package struct Recording {
  package let samples: [Int16]

  package init(bytes: [UInt8]) {
    samples = unsafe [Int16](unsafeUninitializedCapacity: bytes.count / 2) { samples, count in
      count = samples.count
      unsafe UnsafeMutableRawBufferPointer(samples).copyBytes(from: bytes.prefix(2 * count))
    }
  }

  /// How often a sound is in the recording whole, and how many samples beside these are not silence.
  package func search(for sound: [Int16]) -> (copies: Int, strays: Int) {
    let silence = sound.prefix { $0 == 0 }.count
    var (copies, strays, index) = (0, 0, 0)
    while index < samples.count {
      let start = index - silence
      if samples[index] == 0 {
        index += 1
      } else if start >= 0, samples[start...].starts(with: sound) {
        copies += 1
        index = start + sound.count
      } else {
        strays += 1
        index += 1
      }
    }
    return (copies, strays)
  }
}

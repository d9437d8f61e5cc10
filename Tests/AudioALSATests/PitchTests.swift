import Audio
import Foundation
import Testing

@testable import AudioALSA

/// How much of a clip is at a pitch in Hz (Goertzel's algorithm).
private func power(of clip: Clip, at pitch: Double) -> Double {
  let coefficient = 2 * cos(2 * .pi * pitch / Double(clip.rate))
  var (last, beforeLast) = (0.0, 0.0)
  for sample in clip.samples {
    (last, beforeLast) = (Double(sample) + coefficient * last - beforeLast, last)
  }
  return last * last + beforeLast * beforeLast - coefficient * last * beforeLast
}

/// The strongest of the twelve pitch classes over the octaves 4 to 6, as semitones above A.
private func pitchClass(of clip: Clip) -> Int? {
  let powers = (0..<12).map { semitone in
    (0..<3).map { power(of: clip, at: 440 * pow(2, Double(semitone) / 12 + Double($0))) }.reduce(0, +)
  }
  return powers.indices.max { powers[$0] < powers[$1] }
}

@Test
func `each sound keeps to a pitch class of its own`() throws {
  let classes = Sound.allCases.compactMap { Clip(wav: $0.file).flatMap(pitchClass(of:)) }
  #expect(classes == [0, 6, 10, 2])
  #expect(Set(classes).count == Sound.allCases.count)
}

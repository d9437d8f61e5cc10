import Foundation
import Testing

@testable import AudioALSA

struct ResamplingTests {
  /// Pairs of rates, from and to, in Hz.
  private static let rates = [
    (44_100, 48_000), (48_000, 44_100), (48_000, 8_000), (48_000, 96_000), (96_000, 48_000), (22_050, 48_000),
    (8_000, 48_000), (192_000, 48_000), (44_101, 48_000),
  ]

  @Test(arguments: rates)
  func `what both rates hold keeps its loudness within 0.1 dB and gains nothing above -60 dB`(
    from: Int, to: Int
  ) throws {
    let limit = Double(min(from, to)) / 2
    for share in [0.01, 0.1, 0.3, 0.5, 0.7, 0.8] {
      let pitch = share * limit
      let (tone, rest) = Self.measure(Self.tone(pitch, rate: from).resampled(to: to), pitch: pitch)
      #expect(abs(decibels(tone / 10_000)) < 0.1, "\(pitch) Hz")
      #expect(decibels(rest / 10_000) < -60, "\(pitch) Hz")
    }
  }

  @Test(arguments: rates.filter { $0.0 > $0.1 })
  func `what the lower rate can't hold is 60 dB down`(from: Int, to: Int) throws {
    let (lowest, highest) = (Double(to) / 2, Double(from) / 2)
    for share in [0.0, 0.02, 0.1, 0.3, 0.6, 0.9] {
      let pitch = lowest + share * (highest - lowest)
      let (tone, rest) = Self.measure(Self.tone(pitch, rate: from).resampled(to: to), pitch: pitch)
      #expect(decibels(max(tone, rest) / 10_000) < -60, "\(pitch) Hz")
    }
  }

  @Test func `a sound at full scale that overshoots at another rate is not clipped`() {
    let resampled = [16_000, 32_767].map { (peak: Int16) in
      Clip(samples: (0..<4_800).map { $0 / 24 % 2 == 0 ? peak : -peak }, rate: 48_000).resampled(to: 44_100)
    }
    let (quiet, loud) = (resampled[0].samples, resampled[1].samples)
    let quietPeak = quiet.map(\.magnitude).max() ?? 1
    #expect(quietPeak > 17_000)
    #expect(loud.map(\.magnitude).max() == 32_767)
    let scale = 32_767 / Double(quietPeak)
    #expect(zip(quiet, loud).allSatisfy { abs(Double($0) * scale - Double($1)) < 2 })
  }

  @Test func `the same rate changes nothing`() {
    let clip = Self.tone(1_000, rate: 48_000)
    #expect(clip.resampled(to: 48_000) == clip)
  }

  private func decibels(_ ratio: Double) -> Double { 20 * log10(max(ratio, 1e-12)) }

  /// A tenth of a second with a peak of 10,000.
  private static func tone(_ pitch: Double, rate: Int) -> Clip {
    let samples = (0..<rate / 10).map {
      Int16((10_000 * sin(2 * .pi * pitch * Double($0) / Double(rate))).rounded())
    }
    return Clip(samples: samples, rate: rate)
  }

  /// The peak of a pitch in the middle of a clip, and the peak of a tone as strong as all the rest.
  private static func measure(_ clip: Clip, pitch: Double) -> (tone: Double, rest: Double) {
    let middle = clip.samples.count / 5..<clip.samples.count * 4 / 5
    // The sound may hold a pitch at half the rate, where sine and cosine are the same, so the fit solves for both.
    var (ss, cc, sc, xs, xc, xx) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for index in middle {
      let angle = 2 * .pi * pitch * Double(index) / Double(clip.rate)
      let (s, c, x) = (sin(angle), cos(angle), Double(clip.samples[index]))
      ss += s * s
      cc += c * c
      sc += s * c
      xs += x * s
      xc += x * c
      xx += x * x
    }
    let determinant = ss * cc - sc * sc
    guard determinant > 1e-3 * Double(middle.count) else {
      return (0, (2 * xx / Double(middle.count)).squareRoot())
    }
    let (a, b) = ((xs * cc - xc * sc) / determinant, (xc * ss - xs * sc) / determinant)
    let rest = max(0, xx - a * xs - b * xc)
    return ((a * a + b * b).squareRoot(), (2 * rest / Double(middle.count)).squareRoot())
  }
}

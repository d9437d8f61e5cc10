import Glibc

/// A low pass between samples: a sinc under Kaiser's window, 80 dB down where its band ends.
struct SincFilter {
  /// The filter's reach on each side, in zero crossings.
  private static let reach = 32
  /// Weights from one zero crossing to the next; those between two are interpolated, at -100 dB of error.
  private static let resolution = 512
  /// The middle of the slope, as a share of the band: the slope of this window is 0.16 wide.
  private static let middle = 0.92
  /// The window's shape for 80 dB, by Kaiser's formula.
  private static let shape = 0.1102 * (80 - 8.7)

  /// The share of the samples' own band at which the slope has its middle.
  private let cutoff: Double
  private let weights: [Double]

  /// `band` is the share of the samples' band that must end in silence, at most 1.
  init(band: Double) {
    cutoff = band * SincFilter.middle
    let last = SincFilter.reach * SincFilter.resolution
    let scale = SincFilter.bessel(SincFilter.shape)
    // One more than is reached, for the interpolation at the end.
    weights = (0...last + 1).map { index in
      let distance = Double(index) / Double(SincFilter.resolution)
      let share = min(1, Double(index) / Double(last))
      let window = SincFilter.bessel(SincFilter.shape * (1 - share * share).squareRoot()) / scale
      return window * SincFilter.sinc(distance)
    }
  }

  /// The signal behind a sample by an offset from 0 to 1; beyond its ends it is silent.
  func value(of samples: [Int16], at index: Int, offset: Double) -> Double {
    let width = Double(SincFilter.reach) / cutoff
    let first = max(0, index + Int((offset - width).rounded(.up)))
    let last = min(samples.count - 1, index + Int((offset + width).rounded(.down)))
    var sum = 0.0
    var position = first
    while position <= last {
      sum += weight(at: abs(Double(index - position) + offset)) * Double(samples[position])
      position += 1
    }
    return sum * cutoff
  }

  private func weight(at distance: Double) -> Double {
    let place = distance * cutoff * Double(SincFilter.resolution)
    let index = Int(place)
    return weights[index] + (place - Double(index)) * (weights[index + 1] - weights[index])
  }

  private static func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }

  /// The modified Bessel function of order 0, by its series.
  private static func bessel(_ x: Double) -> Double {
    var (sum, term, index) = (1.0, 1.0, 1.0)
    while term > sum * 1e-12 {
      term *= (x / 2 / index) * (x / 2 / index)
      sum += term
      index += 1
    }
    return sum
  }
}

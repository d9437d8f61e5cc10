import Glibc

extension Clip {
  /// The same sound at another rate, through a windowed sinc that removes what the lower rate can't hold.
  func resampled(to newRate: Int) -> Clip {
    guard newRate != rate, !samples.isEmpty else { return self }
    let divisor = Clip.greatestCommonDivisor(rate, newRate)
    let (up, down) = (newRate / divisor, rate / divisor)
    let count = (samples.count * up + down - 1) / down
    var kernels: [Int: Kernel] = [:]
    let resampled = (0..<count).map { frame in
      let (index, phase) = (frame * down / up, frame * down % up)
      if phase == 0, down == 1 { return samples[index] }
      let kernel =
        kernels[phase] ?? Kernel(offset: Double(phase) / Double(up), cutoff: min(1, Double(up) / Double(down)))
      kernels[phase] = kernel
      return Int16(max(-32_768, min(32_767, kernel.value(of: samples, at: index).rounded())))
    }
    return Clip(samples: resampled, rate: newRate)
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}

/// The weights of the samples around one position between two of them; a position repeats as the rates' ratio does.
private struct Kernel {
  /// The filter's reach on each side, in zero crossings.
  private static let reach = 16.0

  /// Where the first weight's sample lies, from the sample at or before the position.
  private let first: Int
  private let weights: [Double]

  /// `offset` is the position behind a sample, 0 to 1; `cutoff` is the share of the band that is kept.
  init(offset: Double, cutoff: Double) {
    let width = Kernel.reach / cutoff
    first = Int((offset - width).rounded(.up))
    weights = (first...Int((offset + width).rounded(.down))).map { index in
      let distance = offset - Double(index)
      let window = 0.5 + 0.5 * cos(.pi * distance / width)
      return cutoff * Kernel.sinc(distance * cutoff) * window
    }
  }

  /// The signal at the position behind a sample; beyond its ends it is silent.
  func value(of samples: [Int16], at index: Int) -> Double {
    let start = index + first
    var sum = 0.0
    var position = max(0, start)
    let end = min(samples.count, start + weights.count)
    while position < end {
      sum += weights[position - start] * Double(samples[position])
      position += 1
    }
    return sum
  }

  private static func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }
}

import Glibc

extension Clip {
  /// The filter's reach on each side, in zero crossings.
  private static let reach = 16.0

  /// The same sound at another rate, through a windowed sinc that removes what the lower rate can't hold.
  func resampled(to newRate: Int) -> Clip {
    guard newRate != rate, !samples.isEmpty else { return self }
    let step = Double(rate) / Double(newRate)
    let cutoff = min(1, 1 / step)
    let count = Int((Double(samples.count) / step).rounded(.up))
    let resampled = (0..<count).map { frame in
      let value = value(at: Double(frame) * step, cutoff: cutoff)
      return Int16(max(-32_768, min(32_767, value.rounded())))
    }
    return Clip(samples: resampled, rate: newRate)
  }

  /// The signal between its samples; `cutoff` is the share of its band that is kept.
  private func value(at position: Double, cutoff: Double) -> Double {
    let width = Clip.reach / cutoff
    let first = max(0, Int((position - width).rounded(.up)))
    let last = min(samples.count - 1, Int((position + width).rounded(.down)))
    guard first <= last else { return 0 }
    var sum = 0.0
    for index in first...last {
      let distance = position - Double(index)
      let window = 0.5 + 0.5 * cos(.pi * distance / width)
      sum += Double(samples[index]) * cutoff * Clip.sinc(distance * cutoff) * window
    }
    return sum
  }

  private static func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }
}

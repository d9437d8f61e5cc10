extension Clip {
  /// The same sound at another rate, without what the lower rate can't hold.
  func resampled(to newRate: Int) -> Clip {
    guard newRate != rate, !samples.isEmpty else { return self }
    let divisor = Clip.greatestCommonDivisor(rate, newRate)
    let (up, down) = (newRate / divisor, rate / divisor)
    let count = (samples.count * up + down - 1) / down
    let filter = SincFilter(band: min(1, Double(up) / Double(down)))
    let signal = (0..<count).map { frame in
      let (index, phase) = (frame * down).quotientAndRemainder(dividingBy: up)
      return filter.value(of: samples, at: index, offset: Double(phase) / Double(up))
    }
    return Clip(signal, rate: newRate)
  }

  /// Rounds a signal in units of a sample; one that overshoots the range is made quieter as a whole, never clipped.
  init(_ signal: [Double], rate: Int) {
    let peak = signal.reduce(0) { max($0, abs($1)) }
    let scale = peak > 32_767 ? 32_767 / peak : 1
    samples = signal.map { Int16(($0 * scale).rounded()) }
    self.rate = rate
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}

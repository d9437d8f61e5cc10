import Domain

/// Where the seeds of random orders come from.
package enum SeedSource {
  case system
  /// The same ones in every run: this one next, then the number behind it.
  case counting(next: Int)

  mutating func next() -> Int {
    switch self {
    case .system: return Int.random(in: RandomOrder.seeds)
    case .counting(let next):
      self = .counting(next: next == RandomOrder.seeds.upperBound ? 0 : next + 1)
      return next
    }
  }
}

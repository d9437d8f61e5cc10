/// A permutation of the numbers 0..<`count` that a seed picks, each found without working out the others.
///
/// A Feistel network over the next power of four permutes more numbers than are wanted; one that is too large is
/// permuted again until it fits (cycle walking), which takes four rounds through at most on average.
package struct Shuffle: Sendable {
  private static let rounds: UInt64 = 6

  package let count: Int
  private let seed: UInt64
  /// How many bits each half of a number has.
  private let half: UInt64

  package init(count: Int, seed: Int) {
    self.count = count
    self.seed = UInt64(bitPattern: Int64(seed))
    let bits = UInt64(Int.bitWidth - max(1, count - 1).leadingZeroBitCount)
    half = max(1, (bits + 1) / 2)
  }

  /// The number at this place, which must be in 0..<`count`.
  package subscript(place: Int) -> Int {
    var number = UInt64(place)
    repeat { number = permuted(number) } while number >= UInt64(count)
    return Int(number)
  }

  /// The place that has this number, which must be in 0..<`count`.
  package func place(of number: Int) -> Int {
    var place = UInt64(number)
    repeat { place = restored(place) } while place >= UInt64(count)
    return Int(place)
  }

  private func permuted(_ number: UInt64) -> UInt64 {
    let mask: UInt64 = (1 << half) &- 1
    var left = number >> half
    var right = number & mask
    for round in 0..<Self.rounds {
      (left, right) = (right, left ^ (mixed(right, round) & mask))
    }
    return left << half | right
  }

  private func restored(_ number: UInt64) -> UInt64 {
    let mask: UInt64 = (1 << half) &- 1
    var left = number >> half
    var right = number & mask
    for round in (0..<Self.rounds).reversed() {
      (left, right) = (right ^ (mixed(left, round) & mask), left)
    }
    return left << half | right
  }

  /// The finaliser of SplitMix64, over all that the round hangs on.
  private func mixed(_ value: UInt64, _ round: UInt64) -> UInt64 {
    var mixed = (seed &* Self.rounds &+ round) &* 0x9E37_79B9_7F4A_7C15 &+ value &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

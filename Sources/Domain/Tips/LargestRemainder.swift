/// The largest remainder method (Hamilton's), which hands out every unit: each part gets its proportion rounded down, and
/// the units left over go one each to the largest remainders, among equals to the first.
enum LargestRemainder {
  /// So many units, at least 0, in proportion to weights of at least 0; nil where no weight is above 0.
  ///
  /// The sum of the weights must not overflow.
  static func share(_ units: Int64, by weights: [UInt128]) -> [Int64]? {
    let whole = weights.reduce(0, +)
    guard whole > 0 else { return nil }
    // The quotient is no larger than `units`, so it always fits.
    let parts = weights.map { whole.dividingFullWidth($0.multipliedFullWidth(by: UInt128(units))) }
    var shares = parts.map { Int64($0.quotient) }
    let left = units - shares.reduce(0, +)
    let order = parts.indices.sorted {
      (parts[$1].remainder, $0) < (parts[$0].remainder, $1)
    }
    for index in order.prefix(Int(left)) { shares[index] += 1 }
    return shares
  }
}

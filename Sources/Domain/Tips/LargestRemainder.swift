/// The largest remainder method (Hamilton's), which hands out every unit: each part gets its proportion rounded down, and
/// the units left over go one each to the largest remainders, among equals to the first.
enum LargestRemainder {
  /// So many units, at least 0, in proportion to weights of at least 0; nil where no weight is above 0.
  static func share(_ units: Int64, by weights: [Int64]) -> [Int64]? {
    let whole = weights.reduce(Int128(0)) { $0 + Int128($1) }
    guard whole > 0 else { return nil }
    let parts = weights.map { (Int128(units) * Int128($0)).quotientAndRemainder(dividingBy: whole) }
    var shares = parts.map { Int64($0.quotient) }
    let left = units - shares.reduce(0, +)
    let order = parts.indices.sorted {
      (parts[$1].remainder, $0) < (parts[$0].remainder, $1)
    }
    for index in order.prefix(Int(left)) { shares[index] += 1 }
    return shares
  }
}

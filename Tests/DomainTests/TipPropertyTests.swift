import Domain
import TestSupport
import Testing

/// The tip by long multiplication in decimal, independent of the product's own arithmetic: half away from zero.
private func exactTip(_ bill: Int64, _ hundredths: Int64) -> Int64 {
  let product = Int128(bill) * Int128(hundredths)
  let digits = Array(String(product)).compactMap(\.wholeNumberValue)
  let whole = digits.dropLast(4).reduce(Int64(0)) { $0 * 10 + Int64($1) }
  let fraction = digits.suffix(4).reduce(0) { $0 * 10 + $1 }
  return whole + (fraction >= 5_000 ? 1 : 0)
}

@Test
func `random bills come out exactly`() throws {
  var random = SeededRandom(seed: 1)
  for _ in 0..<20_000 {
    let bill = Int64.random(in: 0...(1 << Int64.random(in: 1...46)), using: &random)
    let hundredths = Int64.random(in: 0...30_000, using: &random)
    let people = Int.random(in: 1...40, using: &random)
    let split = try #require(Split(people: people))
    let money = Money(minor: bill, currency: .usd)
    let result = try #require(
      EvenResult(bill: money, tip: .percent(Percent(hundredths: hundredths)), split: split))
    let shares = result.shares.minorUnits
    try #require(result.totalTip.minor == exactTip(bill, hundredths), "\(bill) at \(hundredths)")
    try #require(result.totalBill.minor == bill + result.totalTip.minor)
    try #require(shares.count == people)
    try #require(shares.reduce(0, +) == result.totalBill.minor)
    try #require(shares == shares.sorted(by: >))
    try #require((shares.first ?? 0) - (shares.last ?? 0) <= 1)
    try #require(result.shares.first.minor == shares.first)
    try #require(result.shares.least.minor == shares.last)
  }
}

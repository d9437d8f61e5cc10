import Domain
import TestSupport
import Testing

/// A natural number as its decimal digits, the last one first, multiplied as one does on paper.
private struct PaperNumber {
  private(set) var digits: [Int]

  init(_ number: Int64) {
    digits = String(number).reversed().compactMap(\.wholeNumberValue)
  }

  func times(_ other: PaperNumber) -> PaperNumber {
    var product = self
    product.digits = Array(repeating: 0, count: digits.count + other.digits.count)
    for (place, digit) in digits.enumerated() {
      for (otherPlace, otherDigit) in other.digits.enumerated() {
        product.digits[place + otherPlace] += digit * otherDigit
      }
    }
    for place in product.digits.indices where product.digits[place] > 9 {
      product.digits[place + 1] += product.digits[place] / 10
      product.digits[place] %= 10
    }
    return product
  }

  /// The number over a million: the whole part rounded half up, and whether there was a fraction.
  var roundedMillionth: (whole: Int64, hasFraction: Bool) {
    let whole = digits.dropFirst(6).reversed().reduce(Int64(0)) { $0 * 10 + Int64($1) }
    let fraction = digits.prefix(6)
    return (whole + (fraction.count == 6 && fraction.last ?? 0 >= 5 ? 1 : 0), fraction.contains { $0 > 0 })
  }
}

@Test
func `random trips cost what a calculation on paper says`() throws {
  var random = SeededRandom(seed: 5)
  var rounded = 0
  for _ in 0..<20_000 {
    let fare = Int64.random(in: 0...(1 << Int64.random(in: 1...39)), using: &random)
    let count = Int.random(in: PassengerKind.counts, using: &random)
    let step: Int64 = [1, 1_000, 100_000, 500_000].randomElement(using: &random) ?? 1
    let millionths = step * Int64.random(in: 1...Multiplier.range.upperBound / step, using: &random)
    let name = Name("a name")
    let trip = Trip(
      destination: try #require(
        Destination(id: "d", name: name, fare: Money(minor: fare, currency: .usd))),
      passengers: try #require(PassengerKind(id: "p", name: name, count: count)),
      seat: Seat(id: "s", name: name, multiplier: try #require(Multiplier(millionths: millionths))))
    let paper = PaperNumber(fare).times(PaperNumber(Int64(count))).times(PaperNumber(millionths))
    try #require(trip.price.minor == paper.roundedMillionth.whole, "\(fare) x \(count) x \(millionths)")
    try #require(trip.isRounded == paper.roundedMillionth.hasFraction, "\(fare) x \(count) x \(millionths)")
    if trip.isRounded { rounded += 1 }
  }
  #expect(1_000...19_000 ~= rounded)
}

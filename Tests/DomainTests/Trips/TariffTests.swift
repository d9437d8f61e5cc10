import Domain
import Testing

private let name = Name("a name")

@Test(arguments: [-1, Int64.min, Destination.fares.upperBound + 1, .max])
func `a fare outside its range can't be made, and one that was saved is brought into it`(fare: Int64) {
  let money = Money(minor: fare, currency: .usd)
  #expect(Destination(id: "d", name: name, fare: money) == nil)
  let limit = fare < 0 ? 0 : 1_000_000_000_000
  #expect(Destination(saved: "d", name, money).fare == Money(minor: Int64(limit), currency: .usd))
}

@Test(arguments: [0, -1, 100, Int.min, .max])
func `a count of passengers outside its range can't be made, and one that was saved is brought into it`(
  count: Int
) {
  #expect(PassengerKind(id: "p", name: name, count: count) == nil)
  #expect(PassengerKind(saved: "p", name, count).count == (count < 1 ? 1 : 99))
}

@Test(arguments: [0, -1, 1_000_000_001, Int64.min, .max])
func `a multiplier outside its range can't be made, and one that was saved is brought into it`(
  millionths: Int64
) {
  #expect(Multiplier(millionths: millionths) == nil)
  #expect(Multiplier(saved: millionths).millionths == (millionths < 1 ? 1 : 1_000_000_000))
}

@Test
func `the ends of each range can be made`() {
  for fare in [0, 1_000_000_000_000] {
    #expect(Destination(id: "d", name: name, fare: Money(minor: Int64(fare), currency: .usd)) != nil)
  }
  for count in [1, 99] { #expect(PassengerKind(id: "p", name: name, count: count) != nil) }
  for millionths in [1, 1_000_000_000] { #expect(Multiplier(millionths: Int64(millionths)) != nil) }
}

/// A tariff whose rows are as long as this.
private func tariff(_ lengths: [Int]) -> Tariff? {
  let usual = Tariff.usual
  return Tariff(
    destinations: Array(repeating: usual.destinations[0], count: lengths[0]),
    passengers: Array(repeating: usual.passengers[0], count: lengths[1]),
    seats: Array(repeating: usual.seats[0], count: lengths[2]))
}

@Test(arguments: 0...2)
func `each row of a tariff has 1 to 99 entries`(row: Int) {
  for (length, isRight) in [(0, false), (1, true), (99, true), (100, false)] {
    var lengths = [2, 2, 2]
    lengths[row] = length
    #expect((tariff(lengths) != nil) == isRight)
  }
}

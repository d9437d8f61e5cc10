import Domain
import Testing

/// The price of one choice from what is usually on offer, in dollars.
private struct PricedChoice: CustomTestStringConvertible {
  let destination: String
  let passengers: String
  let seat: String
  let price: Int64
  var testDescription: String { "\(destination), \(passengers), \(seat)" }
}

private let rows = [
  ("tokyo", [150, 225, 300, 450]), ("newyork", [300, 450, 600, 900]), ("incheon", [200, 300, 400, 600]),
].flatMap { destination, prices in
  zip(["single", "double"].flatMap { kind in ["economy", "business"].map { (kind, $0) } }, prices).map {
    PricedChoice(destination: destination, passengers: $0.0, seat: $0.1, price: Int64($1))
  }
}

/// A trip of three numbers, each in its range.
private func trip(
  _ fare: Int64, _ count: Int, _ millionths: Int64, in currency: Currency = .usd,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Trip {
  let name = Name("a name")
  return Trip(
    destination: try #require(
      Destination(id: "d", name: name, fare: Money(minor: fare, currency: currency)),
      sourceLocation: sourceLocation),
    passengers: try #require(
      PassengerKind(id: "p", name: name, count: count), sourceLocation: sourceLocation),
    seat: Seat(
      id: "s", name: name,
      multiplier: try #require(Multiplier(millionths: millionths), sourceLocation: sourceLocation)))
}

@Test(arguments: rows)
private func `every price of the table comes out exactly`(row: PricedChoice) throws {
  let tariff = Tariff.usual
  var choice = TripChoice()
  choice.destination = try #require(tariff.destinations.firstIndex { $0.id == row.destination })
  choice.passengers = try #require(tariff.passengers.firstIndex { $0.id == row.passengers })
  choice.seat = try #require(tariff.seats.firstIndex { $0.id == row.seat })
  let trip = tariff.trip(choice)
  #expect(trip.price == Money(minor: row.price * 100, currency: .usd))
  #expect(!trip.isRounded)
}

@Test
func `the table has every choice once`() {
  #expect(Set(rows.map(\.testDescription)).count == 12)
  #expect(Tariff.usual.destinations.count * Tariff.usual.passengers.count * Tariff.usual.seats.count == 12)
}

@Test(arguments: [
  (Int64(33), 1, Int64(1_500_000), Int64(50), true), (33, 2, 1_500_000, 99, false),
  (1, 1, 500_000, 1, true), (1, 1, 499_999, 0, true), (1, 1, 1_499_999, 1, true), (3, 1, 500_000, 2, true),
  (5, 1, 500_000, 3, true), (1, 1, 1, 0, true), (1_000_000, 1, 1, 1, false), (500_000, 1, 1, 1, true),
  (499_999, 1, 1, 0, true), (15_000, 2, 1_234_567, 37_037, true), (1_000_000, 1, 1_234_567, 1_234_567, false),
  (0, 99, 1_000_000_000, 0, false), (10_000, 1, 333_333, 3_333, true),
])
func `a price is rounded half away from zero to the minor unit, and says so`(
  fare: Int64, count: Int, millionths: Int64, price: Int64, isRounded: Bool
) throws {
  let trip = try trip(fare, count, millionths)
  #expect(trip.price.minor == price)
  #expect(trip.isRounded == isRounded)
}

@Test(arguments: [
  ("JPY", 0, Int64(12_345), Int64(18_518)), ("KRW", 0, 199_001, 298_502), ("KWD", 3, 1_251, 1_877),
])
func `a price is rounded to the minor unit of its own currency`(
  code: String, digits: Int, fare: Int64, price: Int64
) throws {
  let currency = Currency(code: code, digits: digits)
  let trip = try trip(fare, 1, 1_500_000, in: currency)
  #expect(trip.price == Money(minor: price, currency: currency))
  #expect(trip.isRounded)
}

@Test
func `the dearest trip of all does not overflow`() throws {
  let dearest = try trip(
    Destination.fares.upperBound, PassengerKind.counts.upperBound, Multiplier.range.upperBound)
  #expect(dearest.price.minor == 99_000_000_000_000_000)
  #expect(!dearest.isRounded)
  let odd = try trip(Destination.fares.upperBound - 1, 97, Multiplier.range.upperBound - 1)
  #expect(odd.price.minor == 96_999_999_902_903_000)
  #expect(odd.isRounded)
}

import Domain

extension Tariff {
  /// The rows that are given, and the usual ones where none are; a fare is in the currency in force.
  static func read(_ given: GivenSettings) throws(ConfigurationFault) -> Tariff {
    let keys: [SettingKey] = [.tripCurrency, .destinations, .passengers, .seats]
    if keys.allSatisfy({ given[$0] == nil }) { return usual }
    let currency = try given[.tripCurrency]?.currency() ?? .usd
    let tariff = try Tariff(
      destinations: given[.destinations]?.destinations(currency) ?? usual.destinations(in: currency),
      passengers: given[.passengers]?.passengers() ?? usual.passengers,
      seats: given[.seats]?.seats() ?? usual.seats)
    // No row has a length that its reading hasn't checked.
    return tariff ?? usual
  }

  /// The usual destinations, for as many whole units of another currency.
  private func destinations(in currency: Currency) -> [Destination] {
    destinations.compactMap {
      let whole = $0.fare.minor / $0.fare.currency.unitsPerWhole
      let fare = Money(minor: whole * currency.unitsPerWhole, currency: currency)
      return Destination(id: $0.id, name: $0.name, fare: fare)
    }
  }
}

extension GivenValue {
  fileprivate func currency() throws(ConfigurationFault) -> Currency {
    guard let currency = try Currency(code: currencyCode()) else { throw isNotACurrency }
    return currency
  }

  fileprivate func destinations(_ currency: Currency) throws(ConfigurationFault) -> [Destination] {
    try row(with: "fare") { (id, name, value) throws(ConfigurationFault) in
      let minor = try value.decimal(
        digits: currency.digits, in: Destination.fares,
        "an amount such as \"150\" in plain digits, at most \(currency.largestFare) \(currency)",
        decimals: "\(currency) has " + (currency.digits == 0 ? "none" : "at most \(currency.digits)"))
      return Destination(id: id, name: name, fare: Money(minor: minor, currency: currency))
    }
  }

  fileprivate func passengers() throws(ConfigurationFault) -> [PassengerKind] {
    try row(with: "count") { (id, name, value) throws(ConfigurationFault) in
      let count = try value.wholeNumber(in: PassengerKind.counts)
      return PassengerKind(id: id, name: name, count: count)
    }
  }

  fileprivate func seats() throws(ConfigurationFault) -> [Seat] {
    try row(with: "multiplier") { (id, name, value) throws(ConfigurationFault) in
      let millionths = try value.decimal(
        digits: Multiplier.digits, in: Multiplier.range,
        "a number such as \"1.5\" in plain digits, above 0 and at most 1000",
        decimals: "it can have at most \(Multiplier.digits)")
      return Multiplier(millionths: millionths).map { Seat(id: id, name: name, multiplier: $0) }
    }
  }
}

extension Currency {
  /// The largest fare in whole units.
  fileprivate var largestFare: Int64 { Destination.fares.upperBound / unitsPerWhole }
}

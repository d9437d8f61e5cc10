import Configuration
import Domain
import TestSupport
import Testing

@Test
func `without files the usual settings hold`() throws {
  #expect(try ShopConfiguration.read([]) == ShopConfiguration())
  let folder = try TemporaryFolder()
  let missing = ConfigurationFile(path: folder.path("missing"), mayBeMissing: true)
  #expect(try ShopConfiguration.read([missing]) == ShopConfiguration())
  #expect(ShopConfiguration().tariff == .usual)
  #expect(try read("{}", "{ trip: {}, receipt: {} }") == ShopConfiguration())
}

@Test
func `the example gives exactly the usual settings and names every key`() throws {
  let files = [ConfigurationFile(path: examplePath)]
  #expect(try ShopConfiguration.read(files) == ShopConfiguration())
  let given = try GivenSettings(files)
  for key in SettingKey.allCases { #expect(given[key] != nil, "\(key.rawValue)") }
}

@Test
func `everything that can be set is read`() throws {
  let configuration = try read(
    """
    {
      trip: {
        currency: 'krw',
        destinations: [{ id: 'jeju-2', name: 'Jeju', fare: 90000 }, { id: 'x', name: { en: 'A b', ko: '나' }, fare: '0' }],
        passengers: [{ id: 'ten', name: 'ten', count: 10 }],
        seats: [{ id: 's', name: 's', multiplier: .000001 }, { id: 't', name: 't', multiplier: '1000.0' }],
      },
      receipt: { device: '/dev/usb/lp0', columns: 48, header: ['가게', ' '] },
    }
    """)
  let won = Currency(code: "KRW", digits: 0)
  #expect(
    configuration.tariff.destinations == [
      Destination(id: "jeju-2", name: Name("Jeju"), fare: Money(minor: 90_000, currency: won)),
      Destination(id: "x", name: Name(english: "A b", korean: "나"), fare: Money(minor: 0, currency: won)),
    ])
  #expect(configuration.tariff.passengers == [PassengerKind(id: "ten", name: Name("ten"), count: 10)])
  #expect(configuration.tariff.seats.map(\.multiplier.millionths) == [1, 1_000_000_000])
  #expect(configuration.receipt.device == "/dev/usb/lp0")
  #expect(configuration.receipt.columns == 48)
  #expect(configuration.receipt.header == ["가게", " "])
}

@Test
func `a later file goes before an earlier one key by key, and arrays go as a whole`() throws {
  let first =
    "{ trip: { seats: [{ id: 'a', name: 'a', multiplier: 2 }, { id: 'b', name: 'b', multiplier: 3 }] }, receipt: { columns: 32, device: '/a' } }"
  let second = "{ trip: { seats: [{ id: 'c', name: 'c', multiplier: 4 }] }, receipt: { columns: 48 } }"
  let both = try read(first, second)
  #expect(both.tariff.seats.map(\.id) == ["c"])
  #expect(both.tariff.destinations == Tariff.usual.destinations)
  #expect(both.receipt.columns == 48)
  #expect(both.receipt.device == "/a")
  #expect(try read(second, first).tariff.seats.map(\.id) == ["a", "b"])
  #expect(try read(first, "{ receipt: { device: null } }").receipt.device == nil)
}

@Test
func `fares are in the currency in force, whichever file sets it`() throws {
  let fares = row("destinations", "{ id: 'a', name: 'a', fare: 12.345 }")
  let dinars = try read(fares, "{ trip: { currency: 'KWD' } }").tariff.destinations.map(\.fare)
  #expect(dinars == [Money(minor: 12_345, currency: Currency(code: "KWD", digits: 3))])
  #expect(try read("{ trip: { currency: 'KWD' } }", fares).tariff.destinations.map(\.fare) == dinars)
  let yen = try read("{ trip: { currency: 'JPY' } }").tariff.destinations.map(\.fare)
  #expect(yen == [150, 300, 200].map { Money(minor: $0, currency: Currency(code: "JPY", digits: 0)) })
}

@Test
func `each value in force knows its file and place`() throws {
  let folder = try TemporaryFolder()
  let given = try GivenSettings(
    files(
      ["{ receipt: {\n  columns: 32,\n  device: '/a' } }", "{\n\n  receipt: { columns: 48 } }"], in: folder))
  #expect(given[.receiptColumns]?.file == folder.path("2.json5"))
  #expect(given[.receiptColumns]?.node.place == TextPlace(line: 3, column: 23))
  #expect(given[.receiptDevice]?.file == folder.path("1.json5"))
  #expect(given[.receiptDevice]?.node.place == TextPlace(line: 3, column: 11))
  #expect(given[.seats] == nil)
  #expect(given.origin(of: .receiptColumns) == .file(folder.path("2.json5"), line: 3))
  #expect(given.origin(of: .receiptDevice).description == folder.path("1.json5") + ":3")
  #expect(given.origin(of: .seats) == .usual)
}

@Test
func `the longest and largest of everything is taken`() throws {
  let name = String(repeating: "도", count: 40)
  let id = "a" + String(repeating: "-", count: 31)
  let tariff = try read(
    row("destinations", "{ id: '\(id)', name: '\(name)', fare: '10000000000.00' }"),
    row("passengers", "{ id: 'p', name: 'P', count: 99 }")
  ).tariff
  #expect(tariff.destinations.first?.fare.minor == Destination.fares.upperBound)
  let entries = (1...99).map { "{ id: 'a\($0)', name: 'n\($0)', multiplier: 1 }" }.joined(separator: ",")
  #expect(try read(row("seats", entries)).tariff.seats.count == 99)
  #expect(
    try sentence(row("seats", entries, "{}"))?.hasSuffix("trip.seats: has 100, not 1 to 99 entries") == true)
}

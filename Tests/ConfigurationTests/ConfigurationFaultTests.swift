import Configuration
import Domain
import TestSupport
import Testing

@Test(arguments: [
  (
    "{\n  trip: {\n    destination: [] } }",
    "3: trip.destination: unknown; trip has currency, destinations, passengers, seats"
  ),
  ("{ tirp: {} }", "1: tirp: unknown; the configuration has \(everything)"),
  ("{ 'trip.currency': 'USD' }", "1: \"trip.currency\": unknown; the configuration has \(everything)"),
  ("{ '': 1 }", "1: \"\": unknown; the configuration has \(everything)"),
  ("[]", "1: column 1: an array is not an object with \(everything)"),
  ("{\n trip: null }", "2: trip: null is not an object with currency, destinations, passengers, seats"),
  ("{ receipt: 'a' }", "1: receipt: \"a\" is not an object with columns, device, header"),
  ("{ trip: { currency: 5 } }", "1: trip.currency: 5 is not the ISO 4217 code of a currency, such as \"USD\""),
  (
    "{ trip: { currency: 'XXX' } }",
    "1: trip.currency: \"XXX\" is not the ISO 4217 code of a currency, such as \"USD\""
  ),
  ("{ trip: { seats: {} } }", "1: trip.seats: an object is not an array of 1 to 99 entries"),
  ("{ trip: { seats: [] } }", "1: trip.seats: has 0, not 1 to 99 entries"),
  (
    "{ receipt: { device: 'lp0' } }",
    "1: receipt.device: \"lp0\" is not an absolute path such as \"/dev/usb/lp0\", or null"
  ),
  (
    "{ receipt: { device: false } }",
    "1: receipt.device: false is not an absolute path such as \"/dev/usb/lp0\", or null"
  ),
  ("{ receipt: { device: '/a\\0b' } }", "1: receipt.device: has a control character"),
  ("{ receipt: { columns: 40 } }", "1: receipt.columns: 40 is not one of 32, 42, 48"),
  ("{ receipt: { columns: '42' } }", "1: receipt.columns: \"42\" is not one of 32, 42, 48"),
  ("{ receipt: { columns: 0x2A } }", "1: receipt.columns: 0x2A is not one of 32, 42, 48"),
  ("{ receipt: { columns: NaN } }", "1: receipt.columns: NaN is not one of 32, 42, 48"),
  ("{ receipt: { header: 'a' } }", "1: receipt.header: \"a\" is not an array of 0 to 6 lines"),
  ("{ receipt: { header: [1,2,3,4,5,6,7] } }", "1: receipt.header: has 7, not 0 to 6 lines"),
  ("{ receipt: { header: ['a',\n''] } }", "2: receipt.header[1]: \"\" has 0, not 1 to 48 characters"),
  ("{ receipt: { header: [5] } }", "1: receipt.header[0]: 5 is not a string of 1 to 48 characters"),
  ("{ receipt: { header: ['\\x1b[2J'] } }", "1: receipt.header[0]: has a control character"),
  ("{ receipt: { header: ['a\\u2028b'] } }", "1: receipt.header[0]: has a control character"),
  ("", "1: column 1: there is nothing in it; the least is {}"),
  ("{ trip: {},\n trip: {} }", "2: column 2: the key 'trip' is here again; it was on line 1 before"),
])
func `a file that sets something wrong is refused in one sentence`(text: String, said: String) throws {
  #expect(try sentence(text) == "1.json5:" + said)
}

private let everything =
  "currencies, currency, currencySign, data, dayStart, home, idle, language, locale, receipt, sound, sounds, tip, trip, volume"

@Test(arguments: [
  ("fare: '12.345'", "fare: \"12.345\" has too many decimals: USD has at most 2"),
  ("fare: 12.340", "fare: 12.340 has too many decimals: USD has at most 2"),
  ("fare: '1e3'", "fare: \"1e3\" \(notAFare)"), ("fare: -1", "fare: -1 \(notAFare)"),
  ("fare: +1", "fare: +1 \(notAFare)"),
  ("fare: 0x10", "fare: 0x10 \(notAFare)"), ("fare: NaN", "fare: NaN \(notAFare)"),
  ("fare: ' 1'", "fare: \" 1\" \(notAFare)"),
  ("fare: ''", "fare: \"\" \(notAFare)"), ("fare: '.'", "fare: \".\" \(notAFare)"),
  ("fare: '１'", "fare: \"１\" \(notAFare)"),
  ("fare: '1,000'", "fare: \"1,000\" \(notAFare)"), ("fare: null", "fare: null \(notAFare)"),
  ("fare: [1]", "fare: an array \(notAFare)"), ("fare: 10000000000.01", "fare: 10000000000.01 \(notAFare)"),
  ("fare: 99999999999999999999", "fare: 99999999999999999999 \(notAFare)"),
])
func `a fare that is none is refused`(fare: String, said: String) throws {
  #expect(
    try sentence(row("destinations", "{ id: 'a', name: 'b', \(fare) }"))
      == "1.json5:2: trip.destinations[0].\(said)")
}

private let notAFare = #"is not an amount such as "150" in plain digits, at most 10000000000 USD"#

@Test
func `an earlier file's fare that a later currency spoils is named where it stands`() throws {
  let fares = row("destinations", "{ id: 'a', name: 'b', fare: 1.5 }")
  #expect(
    try sentence(fares, "{ trip: { currency: 'JPY' } }")
      == "1.json5:2: trip.destinations[0].fare: 1.5 has too many decimals: JPY has none")
}

@Test(arguments: [
  ("passengers", "count: 0"), ("passengers", "count: 100"), ("passengers", "count: 1.5"),
  ("passengers", "count: '1'"),
  ("passengers", "count: 1e1"), ("passengers", "count: true"), ("passengers", "count: 99999999999999999999"),
])
func `a count that is none is refused`(name: String, count: String) throws {
  let shown = count.dropFirst(7).replacing("'", with: "\"")
  #expect(
    try sentence(row(name, "{ id: 'a', name: 'b', \(count) }"))
      == "1.json5:2: trip.passengers[0].count: \(shown) is not a whole number from 1 to 99")
}

@Test(arguments: [
  ("0", notAMultiplier), ("1000.000001", notAMultiplier), ("-1", notAMultiplier), ("Infinity", notAMultiplier),
  ("1e1", notAMultiplier), ("true", notAMultiplier),
  ("1.0000001", "has too many decimals: it can have at most 6"),
])
func `a multiplier that is none is refused`(multiplier: String, said: String) throws {
  #expect(
    try sentence(row("seats", "{ id: 'a', name: 'b', multiplier: \(multiplier) }"))
      == "1.json5:2: trip.seats[0].multiplier: \(multiplier) \(said)")
}

private let notAMultiplier = #"is not a number such as "1.5" in plain digits, above 0 and at most 1000"#

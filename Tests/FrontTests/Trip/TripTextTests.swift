import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

/// A guest at a kiosk in dollars of a locale, where one place costs so much in another currency.
private func guest(
  _ locale: String, fare: Int64, in currency: Currency, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Traveller {
  let style = try #require(AmountStyle(locale: locale, currencyCode: "USD"), sourceLocation: sourceLocation)
  return try Traveller(
    tariff: .cities(["Oslo"], fare: fare, in: currency), amounts: AmountStyles(style, locale: locale))
}

private let euros = Currency(code: "EUR", digits: 2)
private let won = Currency(code: "KRW", digits: 0)

@Test(arguments: [
  ("en_US", euros, Int64(1_250), "€18.75", "€12.50 x 1 passenger x 1.5 half more = €18.75"),
  ("de_DE", euros, 1_250, "18,75\u{A0}€", "12,50\u{A0}€ x 1 passenger x 1,5 half more = 18,75\u{A0}€"),
  ("en_US", won, 199_000, "₩298,500", "₩199,000 x 1 passenger x 1.5 half more = ₩298,500"),
  ("de_DE", won, 199_000, "298.500\u{A0}₩", "199.000\u{A0}₩ x 1 passenger x 1,5 half more = 298.500\u{A0}₩"),
])
func `a price in another currency than the kiosk's is written as the locale writes that currency`(
  locale: String, currency: Currency, fare: Int64, price: String, breakdown: String
) throws {
  var guest = try guest(locale, fare: fare, in: currency)
  #expect(guest.text().contains("trip.price: \(price)"))
  #expect(guest.text().contains("trip.breakdown: \(breakdown)"))
  guest.type("book")
  #expect(
    guest.text().contains("notice: Oslo, 1 passenger, half more: \(price). To book it, type book once more."))
}

@Test(arguments: [
  (euros, Int64(33), "€0.33 x 1 passenger x 1.5 half more = €0.50 (rounded)"),
  (won, 33, "₩33 x 1 passenger x 1.5 half more = ₩50 (rounded)"),
  (won, 32, "₩32 x 1 passenger x 1.5 half more = ₩48"),
])
func `a breakdown says when the price is not exactly the product`(
  currency: Currency, fare: Int64, breakdown: String
) throws {
  let guest = try guest("en_US", fare: fare, in: currency)
  #expect(guest.text().contains("trip.breakdown: \(breakdown)"))
}

@Test(arguments: [
  (Language.en, "New York, 2 passengers, business: $900. To book it, type book once more."),
  (.ko, "뉴욕, 2명, 비즈니스석: $900. 예약하려면 book을 한 번 더 입력하세요."),
])
func `the review says what would be booked`(language: Language, sentence: String) throws {
  var guest = try Traveller()
  for line in ["to 2", "passengers 2", "seat 2", "book"] { guest.type(line) }
  #expect(guest.text(language).contains("notice: \(sentence)"))
}

@Test
func `JSON has the id and the name of each choice, and no reference until there is one`() throws {
  var guest = try Traveller()
  let fresh = """
    {"station":"trip","input":"to ne","fields":{"trip.destination":{"text":"New York","id":"newyork"},\
    "trip.passengers":{"text":"single","id":"single"},"trip.seat":{"text":"economy","id":"economy"},\
    "trip.price":{"text":"$300","minor":30000,"currency":"USD"},\
    "trip.breakdown":{"text":"$300 x 1 passenger x 1 economy = $300"},"trip.reference":null,\
    "trip.step":{"text":"Choose","id":"choose"}},\
    "choices":[{"text":"single","id":"single"},{"text":"double","id":"double"}],"notice":null,"refused":false,"sounds":[]}

    """
  guest.type("to ne")
  #expect(guest.json("to ne") == fresh)
  guest.type("book")
  #expect(guest.json().contains(#""trip.reference":null,"trip.step":{"text":"Review","id":"review"}"#))
  guest.type("book")
  var references = ReferenceSource.seeded(1)
  let reference = references.next()
  #expect(
    guest.json().contains(
      #""trip.reference":{"text":"\#(reference)"},"trip.spelled":{"text":"\#(reference.spelled)"},"#
        + #""trip.step":{"text":"Booked","id":"booked"}"#))
  #expect(guest.json().contains(#""sounds":["confirmed"]"#))
}

@Test
func `JSON in Korean has Korean names and the same ids`() throws {
  var guest = try Traveller()
  guest.type("to 인천")
  #expect(guest.json("", .ko).contains(#""trip.destination":{"text":"인천","id":"incheon"}"#))
  #expect(guest.json("", .ko).contains(#""trip.seat":{"text":"이코노미석","id":"economy"}"#))
}

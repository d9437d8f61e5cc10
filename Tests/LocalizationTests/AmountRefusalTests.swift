import Domain
import Localization
import Testing

private let notAmounts = [
  "", " ", ".", ",", "$", "USD", "-", "nan", "inf", "NaN", "Infinity", "1e3", "1E3", "0x10", "1.2.3", "abc",
  "12a", "a12", "1 234", "+5", "(5)", "5-", "--5", "-abc", "$$5", "$5 USD", "€5", "1_000", "1,23,4", "1,2345",
  "12,34,567", ",234", "1,,234", "1,234,", "0,234", "1.234,50", "1.5,", "5%", "12,", "1,2,3", "½", "²",
  "\u{1D7D9}", "٣", "1\u{0}", "1\u{1B}[2J", "1\n2",
]

@Suite struct `A text is refused` {
  @Test(arguments: notAmounts)
  func `when it is no amount`(text: String) {
    let own = String(guestText: text.utf8.span)
    #expect(AmountStyle.dollars.read(text) == .refused(.notAnAmount(own)))
  }

  @Test(arguments: [
    "-5", "−5", "－5", "-$5", "$-5", "$ -5.00", "-0", "- 5", "-1,234", "-12,50", "-99999999999999999999",
  ])
  func `when it is below zero`(text: String) {
    #expect(AmountStyle.dollars.read(text) == .refused(.negative))
  }

  @Test(arguments: [
    "92233720368547758.08", "92233720368547759", "99999999999999999999", "$99,999,999,999,999,999,999",
    "1000000000000000000",
  ])
  func `when it is beyond what can be counted`(text: String) {
    #expect(AmountStyle.dollars.read(text) == .refused(.tooLarge))
  }

  @Test(arguments: [
    (Place("en_US/USD"), "12.345"), (Place("en_US/USD"), "$1,234.567"), (Place("en_US/USD"), "0.000"),
    (Place("ja_JP/JPY"), "1.5"), (Place("de_DE/EUR"), "12,345"), (Place("en_US/KWD"), "1.2345"),
    (Place("en_US/USD"), "99999999999999999999.123"),
  ])
  func `when it has more decimals than the currency`(place: Place, text: String) throws {
    let style = try place.style()
    #expect(style.read(text) == .refused(.tooManyDecimals(text, style.currency)))
  }

  @Test func `when it isn't UTF-8`() {
    let bytes: [UInt8] = [0x31, 0xFF, 0x32]
    #expect(AmountStyle.dollars.read(bytes.span) == .refused(.notAnAmount("1\u{FFFD}2")))
  }

  @Test(arguments: [
    (Place("pt_CV/CVE"), "$5"), (Place("de_DE/EUR"), "$5"), (Place("de_DE/EUR"), "1.2345"),
    (Place("de_DE/EUR"), "1.2.3"), (Place("fr_FR/EUR"), "1.234"), (Place("fr_FR/EUR"), "1,234.50"),
    (Place("en_US/JPY"), "12,50"), (Place("ja_JP/JPY"), "1 234"),
  ])
  func `when only another place writes so`(place: Place, text: String) throws {
    #expect(try place.style().read(text) == .refused(.notAnAmount(text)))
  }

  @Test func `with no more than forty characters of it`() {
    let text = String(repeating: "é", count: 10_000)
    #expect(AmountStyle.dollars.read(text) == .refused(.notAnAmount(String(repeating: "é", count: 40))))
  }
}

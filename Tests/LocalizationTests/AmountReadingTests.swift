import Domain
import Localization
import Testing

private let amounts: [(Place, [String], Int64)] = [
  (
    Place("en_US/USD"), ["100", "100.00", "$100", "100$", "USD 100", "usd100", "100 USD", " 100\t", "$ 100"],
    10_000
  ),
  (Place("en_US/USD"), ["１００", "＄１００．００", "100.", "0100", "\u{3000}100\u{3000}", "\u{200E}$100"], 10_000),
  (Place("en_US/USD"), ["1,234", "1234", "$1,234", "１，２３４", "1,234.00", "1,234."], 123_400),
  (Place("en_US/USD"), ["0.5", ".5", ".50", "$.50", "00.50"], 50),
  (Place("en_US/USD"), ["0", "$0", "0.00", "0."], 0),
  (Place("en_US/USD"), ["92233720368547758.07", "$92,233,720,368,547,758.07"], .max),
  (Place("en_CA/USD"), ["US$5", "$5", "5 US$", "USD5"], 500),
  (Place("ko_KR/KRW"), ["103", "₩103", "￦103", "KRW 103", "１０３", "103₩"], 103),
  (Place("ja_JP/JPY"), ["1234", "1,234", "\u{A5}1,234", "￥1,234", "￥１，２３４", "JPY 1,234"], 1_234),
  (Place("de_DE/EUR"), ["1234,50", "1.234,50", "1.234,50 €", "€1.234,5", "EUR 1234,50", "１．２３４，５０"], 123_450),
  (Place("de_DE/EUR"), ["1.234", "1234", "1234,"], 123_400),
  (Place("de_CH/CHF"), ["1’234.50", "1'234.50", "CHF 1'234.50", "1234.5 chf"], 123_450),
  (
    Place("fr_FR/EUR"),
    ["1 234,50", "1\u{A0}234,50", "1\u{202F}234,50 €", "1\u{2009}234,5", "1\u{3000}234,50"], 123_450
  ),
  (Place("en_IN/INR"), ["12,34,567.50", "₹12,34,567.50", "1,234,567.5", "INR 1234567.50"], 123_456_750),
  (
    Place("ar_KW/KWD"),
    ["١٫٢٥٠", "\u{200F}١٫٢٥٠ د.ك.\u{200F}", "1.250", "1.25", "KWD 1.250", "١.٢٥", "د.ك.1.25"], 1_250
  ),
  (Place("ar_KW/KWD"), ["١٬٢٣٤", "1234", "١٢٣٤", "1,234.000", "1٬234"], 1_234_000),
  (Place("en_US/KWD"), ["1,234.000", "1234", "1,234.0"], 1_234_000),
  (Place("es_ES/EUR"), ["1234", "1.234", "1234,00 €"], 123_400),
  (Place("pt_CV/CVE"), ["1234$56", "1 234$56", "CVE 1234$56"], 123_456),
  (Place("da_DK/DKK"), ["12,50 kr.", "kr. 12,50", "12,50 kr", "DKK 12,50"], 1_250),
]

@Suite struct `Amounts are read` {
  @Test(arguments: amounts)
  func `in every form that the place has for them`(place: Place, texts: [String], minor: Int64) throws {
    let style = try place.style()
    for text in texts { #expect(style.read(text) == .value(style.money(minor)), "\(text)") }
  }

  @Test(arguments: Place.all)
  func `back as they were written, whatever they are`(place: Place) throws {
    let style = try place.style()
    var random = SeededNumbers(seed: 20_260_801)
    for _ in 0..<2_000 {
      let money = style.money(
        Int64.random(in: 0...(Int64.max >> Int64.random(in: 0...60, using: &random)), using: &random))
      #expect(style.read(style.fullText(money)) == .value(money))
      #expect(style.read(style.text(money)) == .value(money))
    }
  }
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 31)
  }
}

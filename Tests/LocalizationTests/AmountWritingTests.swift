import Domain
import Localization
import Testing

private let texts: [(Place, Int64, String)] = [
  (Place("en_US/USD"), 0, "$0"),
  (Place("en_US/USD"), 10_000, "$100"),
  (Place("en_US/USD"), 2_875, "$28.75"),
  (Place("en_US/USD"), 123_456_789, "$1,234,567.89"),
  (Place("en_US/USD"), .max, "$92,233,720,368,547,758.07"),
  (Place("ko_KR/KRW"), 103, "₩103"),
  (Place("ko_KR/KRW"), 1_234_567, "₩1,234,567"),
  (Place("ja_JP/JPY"), 103, "\u{A5}103"),
  (Place("ja_JP/JPY"), 1_234_567, "\u{A5}1,234,567"),
  (Place("de_DE/EUR"), 10_000, "100\u{A0}€"),
  (Place("de_DE/EUR"), 123_456_789, "1.234.567,89\u{A0}€"),
  (Place("de_CH/CHF"), 2_875, "CHF\u{A0}28.75"),
  (Place("de_CH/CHF"), 123_456_789, "CHF\u{A0}1’234’567.89"),
  (Place("fr_FR/EUR"), 2_875, "28,75\u{A0}€"),
  (Place("fr_FR/EUR"), 123_456_789, "1\u{202F}234\u{202F}567,89\u{A0}€"),
  (Place("en_IN/INR"), 123_456_789, "₹12,34,567.89"),
  (Place("en_IN/INR"), 12_345_678_900, "₹12,34,56,789"),
  (Place("ar_KW/KWD"), 1_250, "\u{200F}١٫٢٥٠\u{A0}د.ك.\u{200F}"),
  (Place("ar_KW/KWD"), 1_234_567_000, "\u{200F}١٬٢٣٤٬٥٦٧\u{A0}د.ك.\u{200F}"),
  (Place("ar-KW-u-nu-latn/KWD"), 1_250, "\u{200F}1.250\u{A0}د.ك.\u{200F}"),
  (Place("es_ES/EUR"), 123_400, "1234\u{A0}€"),
  (Place("es_ES/EUR"), 1_234_000, "12.340\u{A0}€"),
  (Place("en_US/KWD"), 1_250, "KWD\u{A0}1.250"),
  (Place("pt_CV/CVE"), 123_456, "1234$56\u{A0}\u{200B}"),
]

@Suite struct `Amounts are written` {
  @Test(arguments: texts)
  func `as people of the place write them`(place: Place, minor: Int64, expected: String) throws {
    let style = try place.style()
    #expect(style.text(style.money(minor)) == expected)
  }

  @Test(
    arguments: Place.all, [0, 1, 10, 100, 1_000, 12_345, 100_000, 1_234_567, 98_765_432_100, .max] as [Int64])
  func `as ICU writes them`(place: Place, minor: Int64) throws {
    let style = try place.style()
    let icu = ICUText(locale: place.locale, currency: style.currency)
    #expect(style.text(style.money(minor)) == icu.text(minor))
    #expect(style.fullText(style.money(minor)) == icu.fullText(minor))
  }

  @Test(arguments: Place.all, [0, 1, 100, 12_345, 100_000, 1_234_567] as [Int64])
  func `as the older formatter writes them`(place: Place, minor: Int64) throws {
    let style = try place.style()
    let icu = ICUText(locale: place.locale, currency: style.currency)
    #expect(style.fullText(style.money(minor)) == icu.olderText(minor))
  }

  @Test(arguments: Place.all, [0, 2_875, 123_400_000] as [Int64])
  func `in three parts that make the text`(place: Place, minor: Int64) throws {
    let style = try place.style()
    let parts = style.parts(of: style.money(minor))
    #expect(parts.prefix + parts.number + parts.suffix == style.text(style.money(minor)))
  }

  @Test func `with the currency's sign apart from the number`() throws {
    let style = try Place("de_CH/CHF").style()
    let parts = style.parts(of: style.money(123_450))
    #expect(parts.prefix == "CHF\u{A0}")
    #expect(parts.number == "1’234.50")
    #expect(parts.suffix.isEmpty)
  }

  @Test func `behind what the bytes held before`() {
    var bytes = Array("tip: ".utf8)
    AmountStyle.dollars.append(1_502, to: &bytes)
    AmountStyle.dollars.appendFull(10_000, to: &bytes)
    #expect(bytes == Array("tip: $15.02$100.00".utf8))
  }
}

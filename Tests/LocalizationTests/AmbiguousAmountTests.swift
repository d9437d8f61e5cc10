import Domain
import Localization
import Testing

private let doubtful: [(Place, String, Int64, Int64)] = [
  (Place("en_US/KWD"), "1,234", 1_234_000, 1_234),
  (Place("en_US/KWD"), "1,234 KWD", 1_234_000, 1_234),
  (Place("en_US/KWD"), "KWD 1,23", 1_230, 123_000),
  (Place("de_DE/KWD"), "1.234", 1_234_000, 1_234),
  (Place("ar_KW/KWD"), "1,234", 1_234_000, 1_234),
  (Place("es_CL/CLF"), "1.234", 12_340_000, 12_340),
  (Place("en_US/USD"), "12,50", 1_250, 125_000),
  (Place("en_US/USD"), "$12,5", 1_250, 12_500),
  (Place("en_US/USD"), ",50", 50, 5_000),
  (Place("de_DE/EUR"), "12.50", 1_250, 125_000),
  (Place("fr_FR/EUR"), "12.50", 1_250, 125_000),
  (Place("fr_FR/EUR"), "1 234.50", 123_450, 12_345_000),
  (Place("fr_FR/KWD"), "1.234", 1_234, 1_234_000),
  (Place("de_CH/CHF"), "1’234,50", 123_450, 12_345_000),
  (Place("de_DE/KWD"), "0.234", 234, 234_000),
]

private let plain: [(Place, String, Int64)] = [
  (Place("en_US/USD"), "1,234", 123_400),
  (Place("ja_JP/JPY"), "1,234", 1_234),
  (Place("de_DE/EUR"), "1.234", 123_400),
  (Place("de_DE/EUR"), "12,50", 1_250),
  (Place("en_US/KWD"), "1.234", 1_234),
  (Place("de_DE/KWD"), "1,234", 1_234),
  (Place("en_US/KWD"), "1,234,567", 1_234_567_000),
  (Place("en_US/KWD"), "1,234.5", 1_234_500),
  (Place("fr_FR/KWD"), "1 234", 1_234_000),
  (Place("de_CH/KWD"), "1’234", 1_234_000),
  (Place("en_US/KWD"), "KWD 1,234", 1_234_000),
  (Place("en_US/KWD"), "KWD\u{A0}1,234", 1_234_000),
  (Place("en_US/KWD"), "KWD1,234", 1_234_000),
  (Place("de_DE/KWD"), " 1.234 KWD", 1_234_000),
  (Place("ar-KW-u-nu-latn/KWD"), "1,234 د.ك.", 1_234_000),
  (Place("ar_KW/KWD"), "1٬234", 1_234_000),
]

@Suite struct `A sign that could mean either` {
  @Test(arguments: doubtful)
  func `is refused with both readings`(place: Place, text: String, first: Int64, second: Int64) throws {
    let style = try place.style()
    #expect(style.read(text) == .refused(.ambiguousAmount(text, style.money(first), style.money(second))))
  }

  @Test(arguments: plain)
  func `isn't doubtful where it can mean but one`(place: Place, text: String, minor: Int64) throws {
    let style = try place.style()
    #expect(style.read(text) == .value(style.money(minor)))
  }
}

import Domain
import Localization
import Testing

private let percents: [(String, [String], Int64)] = [
  ("en_US", ["15%", " 15 %", "15.0%", "15.00%", "%15", "１５％", "15\u{A0}%", "015%"], 1_500),
  ("en_US", ["12.5%", "12.50 %", "１２．５％"], 1_250),
  ("en_US", ["0%", ".0%", "0.00%"], 0),
  ("de_DE", ["12,5%", "12,50 %"], 1_250),
  ("fr_FR", ["12,5 %", "12.5 %"], 1_250),
  ("fr_CH", ["12,5 %", "12.5 %"], 1_250),
  ("ar_KW", ["١٢٫٥٪", "12.5%", "١٢٫٥\u{200F}٪\u{61C}"], 1_250),
]

@Suite struct `Percents and counts` {
  @Test(arguments: percents)
  func `are read as percents`(locale: String, texts: [String], hundredths: Int64) throws {
    let style = try #require(AmountStyle(locale: locale, currencyCode: "USD"))
    for text in texts {
      #expect(style.readPercent(text) == .value(Percent(hundredths: hundredths)), "\(text)")
    }
  }

  @Test(arguments: [
    "", "15", "%", "%%", "15%%", "%15%", "12.345%", "12,5%", "1,000%", "1e1%", "abc%", "1.2.3%", "$15%",
    "15 percent", ".%",
  ])
  func `are refused when they are no percents`(text: String) {
    #expect(AmountStyle.dollars.readPercent(text) == .refused(.notAPercent(text)))
  }

  @Test func `are refused where the point groups`() throws {
    #expect(try Place("de_DE/EUR").style().readPercent("12.5%") == .refused(.notAPercent("12.5%")))
  }

  @Test func `are refused below zero and beyond counting`() {
    #expect(AmountStyle.dollars.readPercent("-5%") == .refused(.negative))
    #expect(AmountStyle.dollars.readPercent("99999999999999999999%") == .refused(.tooLarge))
    #expect(AmountStyle.dollars.readCount("99999999999999999999") == .refused(.tooLarge))
  }

  @Test(arguments: [
    ("en_US", "4", 4), ("en_US", " ４ ", 4), ("en_US", "0", 0), ("ar_KW", "١٢", 12), ("ar_KW", "12", 12),
  ])
  func `are read as counts`(locale: String, text: String, count: Int) throws {
    let style = try #require(AmountStyle(locale: locale, currencyCode: "USD"))
    #expect(style.readCount(text) == .value(count))
  }

  @Test(arguments: ["", "-4", "+4", "4.0", "4.", "1,000", "1e1", "four", "$4", "4%", "٤"])
  func `are refused when they are no counts`(text: String) {
    #expect(AmountStyle.dollars.readCount(text) == .refused(.notACount(text)))
  }
}

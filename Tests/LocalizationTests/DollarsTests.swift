import Domain
import Testing

@testable import Localization

@Suite struct `The dollars that are written down here` {
  @Test func `are those of ICU`() throws {
    let icu = try #require(AmountStyle(canonical: "en_US", code: "USD"))
    #expect(AmountStyle.dollars.currency == icu.currency)
    #expect(AmountStyle.dollars.grammar.pattern == icu.grammar.pattern)
    #expect(AmountStyle.dollars.grammar.other == icu.grammar.other)
    #expect(AmountStyle.dollars.grammar.symbols == icu.grammar.symbols)
    #expect(AmountStyle.dollars.grammar.signs == icu.grammar.signs)
    #expect(AmountStyle.dollars.decimalSign == icu.decimalSign)
    #expect(AmountStyle.dollars.asciiDecimalSign == icu.asciiDecimalSign)
  }
}

import Configuration
import Domain
import Testing

private func percents(_ hundredths: Int64...) -> [Percent] { hundredths.map(Percent.init(hundredths:)) }

@Test
func `a shop that sets nothing about tips suggests the usual ones and adds nothing`() {
  let shop = ShopConfiguration()
  #expect(shop.tip.rules == TipRules())
  #expect(shop.tip.rules.presets == percents(1_000, 1_500, 2_000))
  #expect(shop.tip.rules.presetsWithCharge == percents(500, 1_000))
  #expect(shop.tip.rules.base == .beforeTax)
  #expect(shop.tip.rules.maximum == Percent(hundredths: 10_000))
  #expect(shop.tip.rules.charge == nil)
  #expect(shop.tip.rules.smallBill == nil)
  #expect(shop.tip.rules.cashUnit == nil)
  #expect(shop.tip.chargeFrom == 6)
  #expect(shop.tip.currency == .usd)
  #expect(shop.tip.smallTips.map(\.minor) == [100, 200, 300])
  #expect(shop.currencies.isEmpty)
}

@Test
func `everything about tips is read`() throws {
  let shop = try read(
    """
    {
      currencies: ['eur', 'JPY'],
      tip: {
        presets: [18, '12.5', 0.01, 100], presetsWithCharge: [], base: 'afterTax', maximum: 1000,
        charge: { from: 1, percent: '12.50' }, currency: 'kwd', cashStep: '.005',
        smallBill: { below: 5, tips: ['.25', 1.125] },
      },
    }
    """)
  let dinar = Currency(code: "KWD", digits: 3)
  #expect(shop.currencies == ["EUR", "JPY"])
  #expect(shop.tip.rules.presets == percents(1_800, 1_250, 1, 10_000))
  #expect(shop.tip.rules.presetsWithCharge.isEmpty)
  #expect(shop.tip.rules.cashUnit == Money(minor: 5, currency: dinar))
  #expect(shop.tip.rules.base == .afterTax)
  #expect(shop.tip.rules.maximum == Percent(hundredths: 100_000))
  #expect(shop.tip.rules.charge == TipRules.Charge(people: 1, percent: Percent(hundredths: 1_250)))
  #expect(
    shop.tip.rules.smallBill
      == TipRules.SmallBill(
        below: Money(minor: 5_000, currency: dinar),
        tips: [250, 1_125].map { Money(minor: $0, currency: dinar) }))
}

@Test
func `a charge and small bills need their percentage and their amount`() throws {
  let shop = try read("{ tip: { charge: { from: 8 }, smallBill: { tips: [5] } } }")
  #expect(shop.tip.rules == TipRules())
  #expect(shop.tip.chargeFrom == 8)
  #expect(shop.tip.smallTips == [Money(minor: 500, currency: .usd)])
  let more = "{ tip: { charge: { percent: 10 }, smallBill: { below: 20 } } }"
  let both = try read("{ tip: { charge: { from: 8 }, smallBill: { tips: [5] } } }", more)
  #expect(both.tip.rules.charge == TipRules.Charge(people: 8, percent: Percent(hundredths: 1_000)))
  #expect(both.tip.rules.smallBill?.tips == [Money(minor: 500, currency: .usd)])
  let none = "{ tip: { charge: { percent: null }, smallBill: { below: null } } }"
  #expect(try read(more, none).tip.rules == TipRules())
}

@Test
func `the usual amounts for small bills are whole units of the currency in force`() throws {
  let yen = try read("{ tip: { currency: 'JPY' } }", "{ tip: { smallBill: { below: 900 } } }")
  let smallBill = try #require(yen.tip.rules.smallBill)
  #expect(smallBill.below == Money(minor: 900, currency: Currency(code: "JPY", digits: 0)))
  #expect(smallBill.tips.map(\.minor) == [1, 2, 3])
  let dinars = try read("{ tip: { currency: 'KWD', smallBill: { below: .001 } } }")
  #expect(dinars.tip.rules.smallBill?.tips.map(\.minor) == [1_000, 2_000, 3_000])
}

@Test(arguments: [
  "tip: {}", "tip: { charge: {}, smallBill: {} }", "tip: { presets: [1, 2, 3, 4, 5, 6] }",
  "tip: { maximum: 0.01 }", "tip: { charge: { from: 9999, percent: 100 } }", "tip: { base: 'beforeTax' }",
  "tip: { smallBill: { below: 10000000000, tips: [1, 2, 3, 4, 5, 6] } }",
  "tip: { smallBill: { below: '0.01' } }",
  "currencies: []",
  "currencies: ['USD', 'EUR', 'JPY', 'KRW', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'THB', 'VND', 'TWD', 'CNY', 'HKD']",
])
func `the most and the least about tips is taken`(text: String) throws {
  #expect(try sentence("{ \(text) }") == nil)
}

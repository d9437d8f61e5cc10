import Domain
import Testing

/// One row of the table of right values: amounts in minor units.
struct Row: CustomTestStringConvertible {
  let bill: Int64
  let tip: Tip
  let people: Int
  let shares: [Int64]
  let totalBill: Int64
  let totalTip: Int64
  var currency = Currency.usd
  var testDescription: String { "\(currency.code) \(bill), \(tip), \(people) people" }
}

private func percent(_ hundredths: Int64) -> Tip { .percent(Percent(hundredths: hundredths)) }
private func dollars(_ minor: Int64) -> Tip { .amount(Money(minor: minor, currency: .usd)) }

private let rows = [
  Row(bill: 10000, tip: .none, people: 1, shares: [10000], totalBill: 10000, totalTip: 0),
  Row(bill: 10000, tip: .none, people: 2, shares: [5000, 5000], totalBill: 10000, totalTip: 0),
  Row(bill: 10000, tip: percent(1000), people: 2, shares: [5500, 5500], totalBill: 11000, totalTip: 1000),
  Row(bill: 10000, tip: percent(1500), people: 1, shares: [11500], totalBill: 11500, totalTip: 1500),
  Row(bill: 10000, tip: percent(2000), people: 1, shares: [12000], totalBill: 12000, totalTip: 2000),
  Row(
    bill: 10000, tip: percent(2000), people: 4, shares: [3000, 3000, 3000, 3000], totalBill: 12000,
    totalTip: 2000),
  Row(
    bill: 20000, tip: dollars(20100), people: 4, shares: [10025, 10025, 10025, 10025], totalBill: 40100,
    totalTip: 20100),
  Row(
    bill: 10000, tip: dollars(1500), people: 4, shares: [2875, 2875, 2875, 2875], totalBill: 11500,
    totalTip: 1500),
  Row(
    bill: 10000, tip: dollars(6000), people: 4, shares: [4000, 4000, 4000, 4000], totalBill: 16000,
    totalTip: 6000),
  Row(bill: 30000, tip: dollars(20000), people: 2, shares: [25000, 25000], totalBill: 50000, totalTip: 20000),
  Row(bill: 10010, tip: percent(1500), people: 1, shares: [11512], totalBill: 11512, totalTip: 1502),
  Row(bill: 3335, tip: percent(1000), people: 1, shares: [3669], totalBill: 3669, totalTip: 334),
  Row(bill: 1435, tip: percent(1000), people: 1, shares: [1579], totalBill: 1579, totalTip: 144),
  Row(bill: 115, tip: percent(1000), people: 1, shares: [127], totalBill: 127, totalTip: 12),
  Row(bill: 10000, tip: .none, people: 3, shares: [3334, 3333, 3333], totalBill: 10000, totalTip: 0),
  Row(
    bill: 3000, tip: .none, people: 7, shares: [429, 429, 429, 429, 428, 428, 428], totalBill: 3000,
    totalTip: 0),
  Row(
    bill: 35316, tip: .none, people: 8, shares: [4415, 4415, 4415, 4415, 4414, 4414, 4414, 4414],
    totalBill: 35316, totalTip: 0),
  Row(bill: 2, tip: .none, people: 4, shares: [1, 1, 0, 0], totalBill: 2, totalTip: 0),
  Row(
    bill: 103, tip: .none, people: 4, shares: [26, 26, 26, 25], totalBill: 103, totalTip: 0,
    currency: Currency(code: "JPY", digits: 0)),
]

@Test(arguments: rows)
func `every row of the table comes out exactly`(row: Row) throws {
  let bill = Money(minor: row.bill, currency: row.currency)
  let split = try #require(Split(people: row.people))
  let result = try #require(EvenResult(bill: bill, tip: row.tip, split: split))
  #expect(result.totalTip.minor == row.totalTip)
  #expect(result.totalBill.minor == row.totalBill)
  #expect(result.shares.minorUnits == row.shares)
}

@Test
func `a tip in another currency than the bill gives no result`() {
  let bill = Money(minor: 100, currency: .usd)
  let tip = Tip.amount(Money(minor: 100, currency: Currency(code: "EUR", digits: 2)))
  #expect(EvenResult(bill: bill, tip: tip, split: .one) == nil)
}

@Test(arguments: [
  (Int64.max, Tip.percent(Percent(hundredths: 1))),
  (Int64.max / 2, percent(10_001)),
  (Int64(1), dollars(.max)),
  (Int64(2), .percent(Percent(hundredths: .max))),
])
func `an overflow gives no result and never traps`(bill: Int64, tip: Tip) {
  let wide = (bill, tip) == (2, .percent(Percent(hundredths: .max)))
  let result = EvenResult(bill: Money(minor: bill, currency: .usd), tip: tip, split: .one)
  #expect(wide ? result?.totalTip.minor == 1_844_674_407_370_955 : result == nil)
}

@Test
func `the largest total is still split exactly`() throws {
  let split = try #require(Split(people: 9_999))
  let result = try #require(
    EvenResult(bill: Money(minor: .max, currency: .usd), tip: .none, split: split))
  #expect(result.shares.minorUnits.reduce(0, +) == .max)
}

@Test(arguments: [0, -1, 10_000, Int.min, Int.max])
func `a split outside its range can't be made`(people: Int) {
  #expect(Split(people: people) == nil)
}

import Domain
import TestSupport
import Testing

private func money(_ minor: Int64, _ currency: Currency = .usd) -> Money {
  Money(minor: minor, currency: currency)
}

/// What each one pays of a bill without a tip, in minor units; the fault where there is none.
private func shares(
  of bill: Int64, _ currency: Currency = .usd, people: Int, _ edit: (inout TipTerms) -> Void = { _ in }
) throws -> [Int64] {
  var terms = TipTerms(currency: currency)
  terms.bill = money(bill, currency)
  terms.split = try #require(Split(people: people))
  edit(&terms)
  return try TipResult(terms, rules: TipRules()).shares.minorUnits
}

private func item(_ price: Int64, _ people: Int...) -> Parts.Item {
  Parts.Item(price: money(price), people: people)
}

private let francs = Currency(code: "CHF", digits: 2)

/// The vectors that Spliit publishes for its own splitting, and where another rule is known the largest remainder's.
@Suite struct `A total is shared` {
  @Test func `evenly, the first people paying one more`() throws {
    #expect(try shares(of: 9_500, people: 3) == [3_167, 3_167, 3_166])
  }

  @Test func `by shares`() throws {
    #expect(try shares(of: 10_000, people: 2) { $0.parts = .weights([1, 2]) } == [3_333, 6_667])
    #expect(try shares(of: 100, people: 2) { $0.parts = .weights([1, 2]) } == [33, 67])
  }

  @Test func `by percentages that do not come to 100, in the same proportion`() throws {
    let percents = [6_000, 2_000].map(Percent.init(hundredths:))
    #expect(try shares(of: 10_000, people: 2) { $0.parts = .percents(percents) } == [7_500, 2_500])
  }

  @Test func `with what is left over going to the largest remainder, not to the first`() throws {
    // Fowler's "allocate" gives 75.00 and 24.99.
    let percents = [7_500, 2_500].map(Percent.init(hundredths:))
    #expect(try shares(of: 9_999, people: 2) { $0.parts = .percents(percents) } == [7_499, 2_500])
  }

  @Test func `with ties going to the first people`() throws {
    #expect(try shares(of: 100, people: 3) { $0.parts = .weights([1, 1, 1]) } == [34, 33, 33])
    #expect(try shares(of: 2, people: 4) { $0.parts = .weights([7, 7, 7, 7]) } == [1, 1, 0, 0])
    #expect(try shares(of: 10, people: 3) { $0.parts = .weights([1, 2, 1]) } == [3, 5, 2])
  }

  @Test func `in cash so that the coins come to the rounded total`() throws {
    #expect(try shares(of: 10_000, francs, people: 3) { $0.isCash = true } == [3_335, 3_335, 3_330])
    let crowns = Currency(code: "SEK", digits: 2)
    #expect(try shares(of: 10_050, crowns, people: 3) { $0.isCash = true } == [3_400, 3_400, 3_300])
  }

  @Test func `in the smallest cash that the shop says, in its currency alone`() throws {
    var rules = TipRules()
    rules.cashUnit = money(10, Currency(code: "KRW", digits: 0))
    var terms = TipTerms(currency: Currency(code: "KRW", digits: 0))
    terms.bill = money(10_004, terms.currency)
    terms.split = try #require(Split(people: 3))
    terms.isCash = true
    #expect(try TipResult(terms, rules: rules).shares.minorUnits == [3_340, 3_330, 3_330])
    #expect(rules.cashStep(of: francs) == 5)
    #expect(rules.cashStep(of: .usd) == 1)
  }

  @Test func `with what one of them pays set aside`() throws {
    #expect(try shares(of: 10_000, people: 3) { $0.payments = [0: 2_000] } == [2_000, 4_000, 4_000])
    #expect(try shares(of: 10_001, people: 3) { $0.payments = [1: 1] } == [5_000, 1, 5_000])
    let both = try shares(of: 10_000, people: 3) {
      $0.parts = .weights([2, 1, 1])
      $0.payments = [1: 1_000]
    }
    #expect(both == [6_000, 1_000, 3_000])
  }

  @Test func `saying by how much a sum misses`() {
    #expect(throws: TipFault.over(money(1))) { try shares(of: 10_000, people: 2) { $0.payments = [0: 10_001] } }
    #expect(throws: TipFault.short(money(1))) {
      try shares(of: 10_000, people: 2) { $0.payments = [0: 5_000, 1: 4_999] }
    }
    #expect(throws: TipFault.itemsOver(money(1))) {
      try shares(of: 10_000, people: 2) { $0.parts = .items([item(10_001)]) }
    }
    #expect(throws: TipFault.short(money(40))) {
      try shares(of: 100, people: 2) {
        $0.parts = .weights([1, 0])
        $0.payments = [0: 60]
      }
    }
  }
}

@Suite struct `Items` {
  /// A bill of 107.25 with 8.25 tax and a tip of 20 % on the rest, worked by hand: 127.05 in proportion to what each
  /// one had of 99.00.
  @Test func `carry their part of tax, tip and charge`() throws {
    let list = try shares(of: 10_725, people: 5) {
      $0.tax = .amount(money(825))
      $0.tip = .percent(Percent(hundredths: 2_000))
      $0.parts = .items([
        item(1_850, 0), item(2_200, 1), item(1_650, 2, 3), item(1_200, 4), item(900, 4, 0), item(2_100),
      ])
    }
    // 27.20, 26.20, 12.45, 12.45 and 20.70 of 99.00.
    #expect(list == [3_491, 3_362, 1_598, 1_598, 2_656])
    #expect(list.reduce(0, +) == 12_705)
  }

  @Test func `that several share are theirs to the fraction of a cent`() throws {
    // Each has had one cent: none pays the other's because two halves were rounded one by one.
    #expect(try shares(of: 2, people: 2) { $0.parts = .items([item(1, 0, 1), item(1, 0, 1)]) } == [1, 1])
    #expect(try shares(of: 3, people: 3) { $0.parts = .items([item(1), item(1), item(1)]) } == [1, 1, 1])
    #expect(try shares(of: 1_251, people: 3) { $0.parts = .items([item(1_251, 2, 0)]) } == [626, 0, 625])
  }

  @Test func `may contain the tax or not`() throws {
    for (prices, shares) in [([700, 400], [700, 400]), ([600, 400], [660, 440])] as [([Int64], [Int64])] {
      let list = try DomainTests.shares(of: 1_100, people: 2) {
        $0.tax = .amount(money(100))
        $0.parts = .items([item(prices[0], 0), item(prices[1], 1)])
      }
      #expect(list == shares)
    }
  }

  @Test func `share nothing before they come to the bill`() throws {
    var terms = TipTerms(currency: .usd)
    terms.bill = money(1_100)
    terms.tax = .amount(money(100))
    terms.split = try #require(Split(people: 2))
    for (price, missing) in [(900, 100), (1_050, 50), (1_000, nil), (1_100, nil)] as [(Int64, Int64?)] {
      terms.parts = .items([item(price, 0)])
      #expect(try TipResult(terms, rules: TipRules()).missing?.minor == missing)
    }
  }

  @Test func `make the bill where none is entered`() throws {
    var terms = TipTerms(currency: .usd)
    terms.split = try #require(Split(people: 2))
    terms.parts = .items([item(1_000, 0), item(500, 1)])
    terms.tip = .percent(Percent(hundredths: 1_000))
    let result = try TipResult(terms, rules: TipRules())
    #expect(result.totalBill == money(1_650))
    #expect(result.shares.minorUnits == [1_100, 550])
  }

  /// Items shared by 1, by 2 and so on to `people` people: 43 are the most whose numbers have a common multiple that
  /// leaves room for a price.
  @Test(
    arguments: [(Int64.max, 1, false), (.max, 42, false), (1, 46, false), (.max, 97, true), (1, 99, true)]
      as [(Int64, Int, Bool)])
  func `as large as money gets are shared or refused, and never trap`(
    price: Int64, people: Int, isTooLarge: Bool
  ) throws {
    var terms = TipTerms(currency: .usd)
    terms.split = try #require(Split(people: 99))
    terms.parts = .items(
      (1...people).map { Parts.Item(price: money(price / Int64(people)), people: Array(0..<$0)) })
    do {
      let result = try TipResult(terms, rules: TipRules())
      #expect(!isTooLarge)
      #expect(result.shares.minorUnits.reduce(0, +) == result.totalBill.minor)
    } catch TipFault.tooLarge {
      #expect(isTooLarge)
    }
  }

  @Test func `that come to more than money can be are refused`() throws {
    var terms = TipTerms(currency: .usd)
    terms.bill = money(100)
    terms.split = try #require(Split(people: 43))
    terms.parts = .items((1...43).map { Parts.Item(price: money(.max), people: Array(0..<$0)) })
    #expect(throws: TipFault.tooLarge) { try TipResult(terms, rules: TipRules()) }
  }
}

@Suite struct `What the total is made of` {
  private func result(
    _ bill: Int64, rules: TipRules = TipRules(), _ edit: (inout TipTerms) -> Void
  ) throws -> TipResult {
    var terms = TipTerms(currency: .usd)
    terms.bill = money(bill)
    edit(&terms)
    return try TipResult(terms, rules: rules)
  }

  private let twenty = Tip.percent(Percent(hundredths: 2_000))

  @Test func `percentages count on the bill without its tax, or with it`() throws {
    let edit = { (terms: inout TipTerms) in
      terms.tip = twenty
      terms.tax = .amount(money(100))
    }
    #expect(try result(1_100, edit).totalTip == money(200))
    var rules = TipRules()
    rules.base = .afterTax
    #expect(try result(1_100, rules: rules, edit).totalTip == money(220))
  }

  @Test(
    arguments: [
      (1_100, 1_000, 100), (10_725, 833, 825), (1, 10_000, 1), (3, 10_000, 2), (100, 0, 0),
      (.max, .max, .max - 10_000),
    ] as [(Int64, Int64, Int64)])
  func `a tax in percent is what was added to the rest`(bill: Int64, hundredths: Int64, tax: Int64) {
    #expect(Percent(hundredths: hundredths).contained(in: money(bill)) == money(tax))
  }

  @Test func `the total is rounded by moving the tip, never below none`() throws {
    let cases: [(Rounding.Direction, Int64, Int64)] = [
      (.up, 100, 1_700), (.down, 100, 1_600), (.nearest, 100, 1_700), (.nearest, 500, 1_500),
      (.down, 2_000, 1_450),
      (.up, 1_667, 1_667), (.nearest, 334, 1_670),
    ]
    for (direction, unit, total) in cases {
      let found = try result(1_450) {
        $0.tip = .amount(money(217))
        $0.rounding = Rounding(direction, to: money(unit))
      }
      #expect(found.totalBill == money(total), "\(direction) \(unit)")
      #expect(found.totalTip == money(total - 1_450))
    }
  }

  @Test func `a large party pays a service charge, and is suggested less`() throws {
    var rules = TipRules()
    rules.charge = TipRules.Charge(people: 6, percent: Percent(hundredths: 1_800))
    for (people, party, charge) in [(5, nil, 0), (6, nil, 1_800), (2, 6, 1_800), (6, 2, 1_800)]
      as [(Int, Int?, Int64)]
    {
      let found = try result(10_000, rules: rules) {
        $0.split = Split(people: people) ?? .one
        $0.party = party
      }
      #expect(found.charge == money(charge))
      #expect(found.totalBill == money(10_000 + charge))
    }
    #expect(rules.suggestions(for: money(100), served: 5).count == 3)
    #expect(
      rules.suggestions(for: money(100), served: 6) == .percents([500, 1_000].map(Percent.init(hundredths:))))
  }

  @Test func `small bills are suggested amounts, in their own currency alone`() {
    var rules = TipRules()
    rules.smallBill = TipRules.SmallBill(below: money(1_000), tips: [money(100)])
    #expect(rules.suggestions(for: money(999), served: 1) == .amounts([money(100)]))
    #expect(rules.suggestions(for: money(1_000), served: 1).count == 3)
    #expect(rules.suggestions(for: nil, served: 1).count == 3)
    rules.charge = TipRules.Charge(people: 2, percent: Percent(hundredths: 1_800))
    #expect(rules.suggestions(for: money(999), served: 2) == .percents(rules.presetsWithCharge))
    #expect(rules.suggestions(for: money(999, francs), served: 1).count == 3)
  }

  @Test func `the tip follows a total, which can be too small`() throws {
    #expect(try result(10_000) { $0.tip = .total(money(12_000)) }.totalTip == money(2_000))
    #expect(throws: TipFault.totalTooSmall(money(9_999), money(10_000))) {
      try result(10_000) { $0.tip = .total(money(9_999)) }
    }
  }

  @Test func `the tax can't be more than the bill`() throws {
    #expect(try result(100) { $0.tax = .amount(money(100)) }.beforeTax == money(0))
    #expect(throws: TipFault.taxAboveBill(money(101), money(100))) {
      try result(100) { $0.tax = .amount(money(101)) }
    }
  }

  @Test func `what comes before the bill waits for it`() throws {
    var terms = TipTerms(currency: .usd)
    terms.tax = .amount(money(850))
    terms.payments = [0: 2_000]
    #expect(try TipResult(terms, rules: TipRules()).totalBill == money(0))
  }
}

/// Shares of random terms come to what is due, in the order and with the ties of the rule.
@Test func `random shares come to their total and are within one unit of their part`() throws {
  var random = SeededRandom(seed: 7)
  for _ in 0..<5_000 {
    let people = Int.random(in: 2...12, using: &random)
    let weights = (0..<people).map { _ in Int64.random(in: 0...9, using: &random) }
    guard weights.contains(where: { $0 > 0 }) else { continue }
    let bill = Int64.random(in: 0...100_000, using: &random)
    let list = try shares(of: bill, people: people) { $0.parts = .weights(weights) }
    let whole = weights.reduce(0, +)
    try #require(list.reduce(0, +) == bill)
    for (share, weight) in zip(list, weights) {
      try #require(abs(share * whole - bill * weight) < whole, "\(bill) by \(weights)")
    }
    for first in 0..<people {
      for second in (first + 1)..<max(people, first + 1) where weights[first] == weights[second] {
        try #require(list[first] >= list[second])
      }
    }
  }
}

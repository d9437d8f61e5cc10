import Domain
import Front
import Localization
import TestSupport
import Testing
import ViewModels

private func shares(_ total: Int64, _ list: [Int64]) -> Shares {
  .listed(list, total: Money(minor: total, currency: .usd))
}

@Suite struct `A proof` {
  @Test(
    arguments: [(10_000, [3_334, 3_333, 3_333]), (5, [5, 0]), (123_456_789, [123_456_788, 1])]
      as [(Int64, [Int64])])
  func `that adds up is shown`(total: Int64, list: [Int64]) {
    #expect(ProofCheck.addUp(shares(total, list), .dollars))
  }

  @Test(
    arguments: [
      (10_000, [3_334, 3_333, 3_332]), (10_000, [3_334, 3_334, 3_333]), (0, [1, -1]), (5, [5, -5, 5]),
    ] as [(Int64, [Int64])])
  func `that does not add up hides the whole screen`(total: Int64, list: [Int64]) {
    var screen = TipViewModel(currency: .usd).screen
    screen.shares = shares(total, list)
    screen.sounds = ["click"]
    let before = screen
    ProofCheck.check(&screen, .dollars)
    #expect(screen.fields.isEmpty && screen.shares == nil && screen.table.rows.isEmpty)
    #expect(screen.answer == .refusal(.doesNotAddUp))
    #expect(screen.station == before.station && screen.sounds == ["click"])
  }
}

@Suite struct `A printed amount` {
  @Test(arguments: ["en_US/USD", "de_CH/CHF", "ar_KW/KWD", "en_IN/INR", "fa_IR/IRR", "pt_CV/CVE", "my_MM/JPY"])
  func `reads back digit by digit`(place: String) throws {
    let parts = place.split(separator: "/").map(String.init)
    let style = try #require(AmountStyle(locale: parts[0], currencyCode: parts[1]))
    var bytes: [UInt8] = []
    for minor in [0, 1, 99, 100, 12_345, 1_234_567, 98_765_432_100, .max] as [Int64] {
      #expect(style.readsBack(minor, in: &bytes))
    }
  }
}

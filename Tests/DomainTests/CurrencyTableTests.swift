import Domain
import Foundation
import TestSupport
import Testing

/// Reads CLDR anew for each code that it is given: digits, step of rounding, digits in cash, step in cash.
private let program = """
  import sys
  from babel.core import get_global
  fractions = get_global("currency_fractions")
  for code in sorted(get_global("all_currencies")):
      print(code, *fractions.get(code, fractions["DEFAULT"]))
  """

private let python = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../.oracles/bin/python").standardized.path

/// The digits of Foundation's ICU where CLDR's are others; the table has ICU's, which writes the amounts.
private let digitsOfICU = ["HUF": 2, "PKR": 0, "RSD": 0]

/// The code that is no currency, and one that ICU doesn't know.
private let leftOut: Set = ["XXX", "XAD"]

@Suite struct `The table of currencies` {
  @Test func `has every currency of CLDR that ICU has too, with its digits and its cash`() async throws {
    let folder = try TemporaryFolder()
    let answer = try await Child.run(python, ["-B", "-c", program], in: folder)
    try #require(answer.status == 0, "scripts/setup installs Babel: \(answer.errors)")
    let rows = answer.lines.map { $0.split(separator: " ") }
    #expect(rows.count > 300)
    #expect(Set(Currency.allCodes) == Set(rows.map { String($0[0]) }).subtracting(leftOut))
    for row in rows where !leftOut.contains(String(row[0])) {
      let code = String(row[0])
      let numbers = try row.dropFirst().map { try #require(Int($0)) }
      try #require(numbers.count == 4)
      let currency = try #require(Currency(code: code), "\(code)")
      let digits = digitsOfICU[code] ?? numbers[0]
      #expect(currency == Currency(code: code, digits: digits))
      #expect(numbers[1] == 0, "\(code) is not rounded where it is no cash")
      var step = Int64(max(1, numbers[3]))
      for _ in 0..<max(0, digits - numbers[2]) { step *= 10 }
      #expect(currency.cashStep == step, "\(code)")
    }
  }

  @Test(arguments: [
    ("CHF", 5), ("CAD", 5), ("DKK", 50), ("SEK", 100), ("NOK", 100), ("CZK", 100), ("HUF", 500), ("MRU", 20),
    ("USD", 1),
    ("EUR", 1), ("JPY", 1), ("KWD", 1), ("CLF", 1), ("IDR", 1),
  ])
  func `has the smallest coin of a currency`(code: String, step: Int64) throws {
    #expect(try #require(Currency(code: code)).cashStep == step)
  }

  @Test(arguments: [("USD", 2), ("JPY", 0), ("KWD", 3), ("CLF", 4), ("UYW", 4), ("ADP", 0), ("ZWR", 2)])
  func `has the digits of a currency`(code: String, digits: Int) {
    #expect(Currency(code: code) == Currency(code: code, digits: digits))
  }

  @Test(arguments: [
    "", "XXX", "ZZZ", "usd", "Usd", "US", "USDT", "US ", " US", "D\n ", "D A", "PAD", "€", "É", "DEFAULT",
  ])
  func `has no other code`(code: String) {
    #expect(Currency(code: code) == nil)
    #expect(Currency(code: "ZZZ", digits: 2).cashStep == 1)
  }

  @Test func `has each code once`() {
    #expect(Currency.allCodes.count == Set(Currency.allCodes).count)
  }
}

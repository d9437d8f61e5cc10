import Domain
import Foundation
import Testing

@testable import Localization

/// Whole units that show how digits are grouped: not at all, from four digits on or from five, in twos or threes.
private let wholes: [Int64] = [0, 1_234, 12_345, 1_234_567]
/// Minor units that are no whole ones in any currency with decimals.
private let fractions: [Int64] = [1, 123_456_789]

/// Every locale that ICU lists with every currency of the table: more than 300,000 pairs.
@Suite struct `In every locale and every currency` {
  @Test(arguments: Locale.availableIdentifiers.sorted())
  func `amounts look as ICU writes them with either sign, and read back`(identifier: String) throws {
    let canonical = try #require(AmountStyle.canonical(locale: identifier))
    let locale = Locale(identifier: identifier)
    var problems: [String] = []
    for code in Currency.allCodes {
      let pair = try Pair(canonical: canonical, locale: locale, code: code)
      problems += pair.problems.map { "\(code): \($0)" }
    }
    #expect(problems.prefix(5) == [])
  }
}

/// One currency in one locale.
private struct Pair {
  let standard: AmountStyle
  let narrow: AmountStyle
  let locale: Locale

  init(canonical: String, locale: Locale, code: String) throws {
    standard = try #require(AmountStyle(canonical: canonical, code: code), "\(code)")
    // What a style with the narrow sign is; another test sees to that.
    narrow = standard.withOtherSign
    self.locale = locale
  }

  /// What is not as it must be, a sentence each.
  var problems: [String] {
    let unit = standard.currency.unitsPerWhole
    let icu = ICUText(locale: locale, currency: standard.currency, sign: .standard)
    let icuNarrow = ICUText(locale: locale, currency: standard.currency, sign: .narrow)
    var problems: [String] = []
    for money in (wholes.map { $0 * unit } + fractions).map(standard.money) {
      problems += difference(standard.text(money), icu.shortText(money.minor))
      problems += misreading(standard.text(money), of: money, in: standard)
    }
    // Nothing but the sign is another with the narrow one, so a whole amount and a fraction show all.
    for money in [1_234 * unit, 123_456_789].map(narrow.money) {
      problems += difference(narrow.text(money), icuNarrow.shortText(money.minor))
      problems += misreading(narrow.text(money), of: money, in: narrow)
    }
    let whole = standard.money(1_234 * unit)
    problems += difference(standard.fullText(whole), icu.fullText(whole.minor))
    problems += misreading(standard.fullText(whole), of: whole, in: standard)
    problems += misreading(narrow.fullText(whole), of: whole, in: narrow)
    return problems
  }

  private func difference(_ text: String, _ icu: String) -> [String] {
    text == icu ? [] : ["“\(text)” for “\(icu)” of ICU"]
  }

  /// What a style takes its own text for, where that is not the amount.
  private func misreading(_ text: String, of money: Money, in style: AmountStyle) -> [String] {
    let reading = style.read(text)
    return reading == .value(money) ? [] : ["“\(text)” of \(money.minor) reads as \(reading)"]
  }
}

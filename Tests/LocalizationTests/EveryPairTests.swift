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
      let texts = (standard.text(money), narrow.text(money))
      problems += difference(texts.0, icu.shortText(money.minor))
      problems += difference(texts.1, icuNarrow.shortText(money.minor))
      problems += misreading(texts, of: money)
    }
    let whole = standard.money(1_234 * unit)
    problems += difference(standard.fullText(whole), icu.fullText(whole.minor))
    problems += misreading((standard.fullText(whole), narrow.fullText(whole)), of: whole)
    return problems
  }

  private func difference(_ text: String, _ icu: String) -> [String] {
    text == icu ? [] : ["“\(text)” for “\(icu)” of ICU"]
  }

  /// What the two styles take their own texts for; both take the same, so that one which they share is read once.
  private func misreading(_ texts: (String, String), of money: Money) -> [String] {
    let readings = [(texts.0, standard)] + (texts.0 == texts.1 ? [] : [(texts.1, narrow)])
    return readings.compactMap { text, style in
      let reading = style.read(text)
      return reading == .value(money) ? nil : "“\(text)” of \(money.minor) reads as \(reading)"
    }
  }
}

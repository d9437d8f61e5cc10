import Domain
import Foundation
import Testing

@testable import Localization

/// Whole units that show how digits are grouped: not at all, from four digits on or from five, in twos or threes.
private let wholes: [Int64] = [0, 1_234, 12_345, 1_234_567]
/// Minor units that are no whole ones in any currency with decimals.
private let fractions: [Int64] = [1, 123_456, 123_456_789]

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
    narrow = try #require(AmountStyle(canonical: canonical, code: code, sign: .narrow), "\(code)")
    self.locale = locale
  }

  /// What is not as it must be, a sentence each.
  var problems: [String] {
    let currency = standard.currency
    let icu = ICUText(locale: locale, currency: currency, sign: .standard)
    let icuNarrow = ICUText(locale: locale, currency: currency, sign: .narrow)
    var problems: [String] = []
    func check(_ minor: Int64, _ write: (AmountStyle) -> String, _ ask: (ICUText) -> String) {
      let texts = (write(standard), write(narrow))
      problems += difference(texts.0, ask(icu)) + difference(texts.1, ask(icuNarrow))
      problems += misreading(texts.0, as: minor, in: standard)
      // The two styles take the same texts, so that one which they share is read once.
      if texts.0 != texts.1 {
        problems += misreading(texts.1, as: minor, in: narrow) + misreading(texts.1, as: minor, in: standard)
      }
    }
    for minor in wholes.map({ $0 * currency.unitsPerWhole }) + fractions {
      check(minor, { $0.text(standard.money(minor)) }, { $0.text(minor) })
    }
    let whole = 1_234 * currency.unitsPerWhole
    check(whole, { $0.fullText(standard.money(whole)) }, { $0.fullText(whole) })
    return problems
  }

  private func difference(_ text: String, _ icu: String) -> [String] {
    text == icu ? [] : ["“\(text)” for “\(icu)” of ICU"]
  }

  private func misreading(_ text: String, as minor: Int64, in style: AmountStyle) -> [String] {
    let reading = style.read(text)
    return reading == .value(style.money(minor)) ? [] : ["“\(text)” of \(minor) reads as \(reading)"]
  }
}

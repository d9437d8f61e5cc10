import TestSupport
import Testing

/// What the staff of a kiosk see of their lines about settings.
private func staffLines(_ lines: String..., language: String = "en", seen: String) async throws -> String {
  let script = (["kim", "canary", "sign in"] + lines).map { "'\($0)'" }.joined(separator: " ")
  let result = try await staffScript(
    """
    add kim canary > /dev/null
    printf '%s\\n' \(script) | kiosk --language \(language) | grep -E '\(seen)'
    journal | grep -E 'setting' | cut -d ' ' -f 4-
    """)
  #expect(result.errors == "")
  return result.output
}

@Suite struct `What the staff set at the kiosk` {
  @Test func `about tips is shown as they may type it, and noted`() async throws {
    let output = try await staffLines(
      "set tip.presets 10%, 12.5% 20%", "set TIP.PRESETSWITHCHARGE none", "set tip.base aftertax",
      "set tip.maximum 50", "set tip.charge.from 8", "set tip.charge.percent 18%",
      "set tip.charge.percent none",
      "set tip.presets", "set tip.currency EUR", "settings", seen: "^(notice: [^S]|row: tip)")
    let last = """
      row: tip.presets | 10, 15, 20 | default
      row: tip.presetsWithCharge | none | staff
      row: tip.base | afterTax | staff
      row: tip.maximum | 50 | staff
      row: tip.charge.from | 8 | staff
      row: tip.charge.percent | none | staff
      kim setting-changed tip.presets
      kim setting-changed tip.presetsWithCharge
      kim setting-changed tip.base
      kim setting-changed tip.maximum
      kim setting-changed tip.charge.from
      kim setting-changed tip.charge.percent
      kim setting-changed tip.charge.percent
      kim setting-changed tip.presets

      """
    #expect(output.hasSuffix(last))
    #expect(output.contains("row: tip.presets | 10, 12.5, 20 | staff\n"))
    #expect(output.contains("row: tip.charge.percent | 18 | staff\n"))
    #expect(output.contains("“tip.currency” is not a setting: it is language,"))
  }

  @Test func `about tips and is wrong is refused`() async throws {
    let output = try await staffLines(
      "set tip.presets 1,5", "set tip.charge.percent 0", "set tip.charge.from six", "set tip.base both",
      seen: "^(notice: tip|sound)")
    #expect(
      output
        == """
        sound: [confirmed]
        notice: tip.presets: "1,5" is not a percentage such as "15" in plain digits, above 0 and at most 100.
        sound: [refused]
        notice: tip.charge.percent: "0" is not a percentage such as "15" in plain digits, above 0 and at most 100, or null.
        sound: [refused]
        notice: tip.charge.from: "six" is not a whole number from 1 to 9999.
        sound: [refused]
        notice: tip.base: "both" is not one of "beforeTax", "afterTax".
        sound: [refused]

        """)
  }

  @Test(arguments: ["staff", "home", "tip", "trip", "words"])
  func `in a line of its own is the same at every station, and holds from the next visit on`(
    station: String
  ) async throws {
    let output = try await staffLines(
      "home", station, "currency EUR", "LOCALE de_DE", "currency krw", "currency XXX", "currency", "locale",
      "?", "home", "tip", "b 5", "reset", "b 1000",
      seen: "^(notice: [cl]|sound|tip.bill: .|help: (currency|locale))")
    #expect(
      output
        == """
        sound: [confirmed]
        notice: currency is set for every guest from the next one on.
        sound: [confirmed]
        notice: locale is set for every guest from the next one on.
        sound: [confirmed]
        notice: currency is set for every guest from the next one on.
        sound: [confirmed]
        notice: currency: "XXX" is not the ISO 4217 code of a currency, such as "USD".
        sound: [refused]
        notice: currency: please type a value behind it. For that of the configuration again, type set currency.
        sound: [refused]
        notice: locale: please type a value behind it. For that of the configuration again, type set locale.
        sound: [refused]
        help: currency EUR - what amounts are in, from the next guest on
        help: locale de_DE - how amounts are written, from the next guest on
        tip.bill: $5
        sound: [click]
        tip.bill: 1.000\u{A0}₩
        kim setting-changed currency
        kim setting-changed locale
        kim setting-changed currency

        """)
  }

  @Test func `shows what else is set by the line with set before it`() async throws {
    let both = try await staffLines("currency EUR", seen: "^(row|notice|sound)")
    #expect(both == (try await staffLines("set currency EUR", seen: "^(row|notice|sound)")))
    #expect(both.contains("row: currency | EUR | staff"))
  }
}

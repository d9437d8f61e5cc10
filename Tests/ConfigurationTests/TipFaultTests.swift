import Configuration
import Testing

/// Each is on the second line of its file.
private func said(of text: String) throws -> String? { try sentence("{\n\(text) }") }

@Test(arguments: [
  ("tip: 10", "tip: 10 is not an object with \(keys)"),
  ("tip: { preset: [] }", "tip.preset: unknown; tip has \(keys)"),
  ("tip: { charge: 10 }", "tip.charge: 10 is not an object with from, percent"),
  ("tip: { charge: null }", "tip.charge: null is not an object with from, percent"),
  ("tip: { charge: { people: 6 } }", "tip.charge.people: unknown; charge has from, percent"),
  ("tip: { smallBill: 10 }", "tip.smallBill: 10 is not an object with below, tips"),
  ("tip: { smallBill: { over: 1 } }", "tip.smallBill.over: unknown; smallBill has below, tips"),
  ("tip: { base: 'beforetax' }", #"tip.base: "beforetax" is not one of "beforeTax", "afterTax""#),
  ("tip: { base: null }", #"tip.base: null is not one of "beforeTax", "afterTax""#),
  ("tip: { currency: 'XXX' }", #"tip.currency: "XXX" \#(notACurrency)"#),
  ("tip: { currency: null }", "tip.currency: null \(notACurrency)"),
  ("currencies: 'EUR'", #"currencies: "EUR" is not an array of 0 to 20 currencies"#),
  ("currencies: null", "currencies: null is not an array of 0 to 20 currencies"),
  (
    "currencies: [\(Array(repeating: "'EUR'", count: 21).joined(separator: ","))]",
    "currencies: has 21, not 0 to 20 currencies"
  ),
  ("currencies: ['EUR', 'Euro']", #"currencies[1]: "Euro" \#(notACurrency)"#),
  ("currencies: [978]", "currencies[0]: 978 \(notACurrency)"),
  ("currencies: ['EUR', 'JPY', 'eur']", #"currencies[2]: "eur" is here twice"#),
])
func `a setting about tips that is none is refused`(text: String, sentence: String) throws {
  #expect(try said(of: text) == "1.json5:2: " + sentence)
}

private let keys = "base, cashStep, charge, currency, maximum, presets, presetsWithCharge, smallBill"
private let notACurrency = #"is not the ISO 4217 code of a currency, such as "USD""#

@Test(arguments: ["presets", "presetsWithCharge"])
func `percentages that can't be suggested are refused`(key: String) throws {
  for (list, sentence) in [
    ("15", ": 15 is not an array of 0 to 6 percentages"),
    ("null", ": null is not an array of 0 to 6 percentages"),
    ("[1, 2, 3, 4, 5, 6, 7]", ": has 7, not 0 to 6 percentages"), ("[10, 0]", "[1]: 0 \(notAPercentage)"),
    ("['15%']", #"[0]: "15%" \#(notAPercentage)"#), ("[100.01]", "[0]: 100.01 \(notAPercentage)"),
    ("[-5]", "[0]: -5 \(notAPercentage)"), ("['1e1']", #"[0]: "1e1" \#(notAPercentage)"#),
    ("['']", #"[0]: "" \#(notAPercentage)"#), ("[null]", "[0]: null \(notAPercentage)"),
    ("[99999999999999999999]", "[0]: 99999999999999999999 \(notAPercentage)"),
    ("[12.345]", "[0]: 12.345 has too many decimals: it can have at most 2"),
    ("[10, 15, '10.0']", #"[2]: "10.0" is here twice"#),
  ] {
    #expect(try said(of: "tip: { \(key): \(list) }") == "1.json5:2: tip.\(key)\(sentence)")
  }
}

private let notAPercentage = #"is not a percentage such as "15" in plain digits, above 0 and at most 100"#

@Test(arguments: [
  ("maximum: 0", "maximum: 0 \(notAPercentage)0"),
  ("maximum: '1000.01'", #"maximum: "1000.01" \#(notAPercentage)0"#),
  ("maximum: null", "maximum: null \(notAPercentage)0"),
  ("maximum: Infinity", "maximum: Infinity \(notAPercentage)0"),
  ("maximum: 1.001", "maximum: 1.001 has too many decimals: it can have at most 2"),
  ("charge: { from: 0 }", "charge.from: 0 \(notAParty)"),
  ("charge: { from: 10000 }", "charge.from: 10000 \(notAParty)"),
  ("charge: { from: '6' }", #"charge.from: "6" \#(notAParty)"#),
  ("charge: { from: null }", "charge.from: null \(notAParty)"),
  ("charge: { percent: 0 }", "charge.percent: 0 \(notAPercentage), or null"),
  ("charge: { percent: 101 }", "charge.percent: 101 \(notAPercentage), or null"),
  ("charge: { percent: false }", "charge.percent: false \(notAPercentage), or null"),
  ("charge: { percent: 12.345 }", "charge.percent: 12.345 has too many decimals: it can have at most 2"),
  ("cashStep: 0", "cashStep: 0 \(notAnAmount), or null"),
  ("smallBill: { below: 0 }", "smallBill.below: 0 \(notAnAmount), or null"),
  ("smallBill: { below: '$5' }", #"smallBill.below: "$5" \#(notAnAmount), or null"#),
  ("smallBill: { below: 10000000000.01 }", "smallBill.below: 10000000000.01 \(notAnAmount), or null"),
  ("smallBill: { below: 1.001 }", "smallBill.below: 1.001 has too many decimals: USD has at most 2"),
  ("smallBill: { tips: null }", "smallBill.tips: null is not an array of 1 to 6 amounts"),
  ("smallBill: { tips: [] }", "smallBill.tips: has 0, not 1 to 6 amounts"),
  ("smallBill: { tips: [1, 2, 3, 4, 5, 6, 7] }", "smallBill.tips: has 7, not 1 to 6 amounts"),
  ("smallBill: { tips: [1, '0.00'] }", #"smallBill.tips[1]: "0.00" \#(notAnAmount)"#),
  ("smallBill: { tips: [null] }", "smallBill.tips[0]: null \(notAnAmount)"),
  ("smallBill: { tips: [1, 2, '1.00'] }", #"smallBill.tips[2]: "1.00" is here twice"#),
])
func `a percentage, a party or an amount that is none is refused`(text: String, sentence: String) throws {
  #expect(try said(of: "tip: { \(text) }") == "1.json5:2: tip." + sentence)
}

private let notAParty = "is not a whole number from 1 to 9999"
private let notAnAmount =
  #"is not an amount such as "150" in plain digits, above 0 and at most 10000000000 USD"#

@Test
func `an amount that a later file's currency spoils is named where it stands`() throws {
  let amounts = "{ tip: { smallBill: {\n below: 5,\n tips: [1.5] } } }"
  #expect(
    try sentence(amounts, "{ tip: { currency: 'JPY' } }")
      == "1.json5:3: tip.smallBill.tips[0]: 1.5 has too many decimals: JPY has none")
}

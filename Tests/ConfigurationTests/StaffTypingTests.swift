import Configuration
import Domain
import Testing

/// What the staff see of a key once they have typed a value, or why it can't be one.
private func shown(_ key: SettingKey, typed text: String) throws -> String {
  var given = GivenSettings()
  given.lay(key, typed: text)
  #expect(given.origin(of: key) == .staff)
  do {
    return try ShopConfiguration(given).value(of: key).text
  } catch {
    #expect(error.path.hasPrefix(key.rawValue))
    return "not: " + error.reason
  }
}

@Test(arguments: [
  (SettingKey.tipPresets, "10 15 20", "10, 15, 20"), (.tipPresets, "10, 15, 20", "10, 15, 20"),
  (.tipPresets, "10% 15% 20%", "10, 15, 20"), (.tipPresets, " 12.5%,\t0018 ", "12.5, 18"),
  (.tipPresets, "0.05", "0.05"), (.tipPresets, "none", "none"), (.tipPresetsWithCharge, "NONE", "none"),
  (.tipPresetsWithCharge, "5", "5"), (.tipBase, "afterTax", "afterTax"), (.tipBase, "AFTERTAX", "afterTax"),
  (.tipMaximum, "50", "50"), (.tipMaximum, "50.50 %", "50.5"), (.tipChargeFrom, "8", "8"),
  (.tipChargeFrom, "08", "8"), (.tipChargePercent, "12.5%", "12.5"), (.tipChargePercent, "none", "none"),
  (.tipChargePercent, "null", "none"),
  (.volume, "007", "7"), (.currency, "eur", "EUR"), (.locale, "de_DE", "de_DE"), (.language, "ko", "ko"),
  (.soundDevice, "plug:{SLAVE=\"hw:0\"}", "plug:{SLAVE=\"hw:0\"}"),
])
func `what the staff type is the value that a file would have`(key: SettingKey, text: String, value: String)
  throws
{
  #expect(try shown(key, typed: text) == value)
}

@Test(arguments: [
  (SettingKey.tipPresets, "10,15,20", #""10,15,20" \#(notAPercentage)"#),
  (.tipPresets, "12,5 15", #""12,5" \#(notAPercentage)"#), (.tipPresets, "10 %", #""%" \#(notAPercentage)"#),
  (.tipPresets, "10 10%", #""10" is here twice"#),
  (.tipPresets, "1 2 3 4 5 6 7", "has 7, not 0 to 6 percentages"),
  (.tipPresets, ",", #""," \#(notAPercentage)"#), (.tipPresets, "%%", #""%" \#(notAPercentage)"#),
  (.tipPresets, "null", #""null" \#(notAPercentage)"#), (.tipPresets, "[]", #""[]" \#(notAPercentage)"#),
  (.tipPresets, "", #""" is not an array of 0 to 6 percentages"#),
  (.tipBase, "tax", #""tax" is not one of "beforeTax", "afterTax""#),
  (.tipMaximum, "none", #""none" \#(notAPercentage)0"#), (.tipMaximum, "%", #""%" \#(notAPercentage)0"#),
  (.tipChargeFrom, "six", #""six" is not a whole number from 1 to 9999"#),
  (.tipChargeFrom, "-6", #""-6" is not a whole number from 1 to 9999"#),
  (.tipChargePercent, "0", #""0" \#(notAPercentage), or null"#),
  (.volume, "99999999999999999999", "99999999999999999999 is not a whole number from 0 to 9"),
  (.volume, "", #""" is not a whole number from 0 to 9"#),
])
func `what can't be the value is said`(key: SettingKey, text: String, reason: String) throws {
  #expect(try shown(key, typed: text) == "not: " + reason)
}

private let notAPercentage = #"is not a percentage such as "15" in plain digits, above 0 and at most 100"#

@Test(arguments: [
  #"1"}, "volume": 9, "a": {"b": "#, "\"", "\\", "\\u0022", "'", "]", "10], volume: 9, x: [1", "//", "/* 1",
  "{}", "\0",
  "\u{1B}[2J", "\u{2028}", "\r\n", "\u{7F}", "🙂", "e\u{301}", "none none", "0x10", "+5", "NaN", "1e1", ".", "%",
  ",",
])
func `no text does more than give its key a value`(text: String) throws {
  let usual = ShopConfiguration()
  for key in GivenSettings.staffKeys {
    var given = GivenSettings()
    given.lay(key, typed: text)
    for other in SettingKey.allCases where other != key {
      #expect(given[other] == nil)
      if let shop = try? ShopConfiguration(given) { #expect(shop.value(of: other) == usual.value(of: other)) }
    }
    // Only a device can have any name.
    #expect(key == .soundDevice || (try? ShopConfiguration(given)) == nil, "\(key)")
  }
}

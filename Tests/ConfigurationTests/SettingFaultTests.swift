import Configuration
import Testing

@Test(arguments: [
  ("language: 'de'", #"language: "de" is not one of "en", "ko""#),
  ("language: 'EN'", #"language: "EN" is not one of "en", "ko""#),
  ("language: null", #"language: null is not one of "en", "ko""#),
  ("locale: 'xx_XX'", #"locale: "xx_XX" \#(notALocale)"#), ("locale: ''", #"locale: "" \#(notALocale)"#),
  ("locale: 5", "locale: 5 \(notALocale)"), ("locale: null", "locale: null \(notALocale)"),
  ("currency: 'XXX'", #"currency: "XXX" \#(notACurrency)"#),
  ("currency: '$'", #"currency: "$" \#(notACurrency)"#),
  ("currency: null", "currency: null \(notACurrency)"),
  ("currency: ['USD']", "currency: an array \(notACurrency)"),
  ("currency: 'LSM'", #"currency: "LSM" \#(notACurrency)"#),
  ("currencySign: '$'", #"currencySign: "$" is not one of "standard", "narrow""#),
  ("currencySign: null", #"currencySign: null is not one of "standard", "narrow""#),
  ("dayStart: '24:00'", #"dayStart: "24:00" \#(notATime)"#), ("dayStart: '4'", #"dayStart: "4" \#(notATime)"#),
  ("dayStart: '04:00:00'", #"dayStart: "04:00:00" \#(notATime)"#), ("dayStart: 4", "dayStart: 4 \(notATime)"),
  ("dayStart: null", "dayStart: null \(notATime)"),
  ("data: 'shop'", #"data: "shop" is not an absolute path such as "/var/lib/counterbell", or null"#),
  ("data: ''", #"data: "" is not an absolute path such as "/var/lib/counterbell", or null"#),
  ("data: 5", #"data: 5 is not an absolute path such as "/var/lib/counterbell", or null"#),
  ("data: '/a\\0b'", "data: has a control character"),
  ("volume: 10", "volume: 10 \(notAVolume)"), ("volume: -1", "volume: -1 \(notAVolume)"),
  ("volume: '4'", #"volume: "4" \#(notAVolume)"#), ("volume: 4.5", "volume: 4.5 \(notAVolume)"),
  ("volume: null", "volume: null \(notAVolume)"), ("volume: 0x4", "volume: 0x4 \(notAVolume)"),
  ("volume: 99999999999999999999", "volume: 99999999999999999999 \(notAVolume)"),
  ("idle: 45", "idle: 45 is not an object with warnAfter, wipeAfter"),
  ("idle: { warn: 1 }", "idle.warn: unknown; idle has warnAfter, wipeAfter"),
  ("idle: { warnAfter: 86401 }", "idle.warnAfter: 86401 \(notSeconds)"),
  ("idle: { warnAfter: '45s' }", #"idle.warnAfter: "45s" \#(notSeconds)"#),
  ("idle: { warnAfter: false }", "idle.warnAfter: false \(notSeconds)"),
  ("idle: { wipeAfter: -1 }", "idle.wipeAfter: -1 \(notSeconds)"),
  ("idle: { wipeAfter: 86401 }", "idle.wipeAfter: 86401 \(notSeconds)"),
  ("idle: { wipeAfter: Infinity }", "idle.wipeAfter: Infinity \(notSeconds)"),
])
func `a setting that is none is refused`(text: String, said: String) throws {
  #expect(try sentence("{\n\(text) }") == "1.json5:2: " + said)
}

private let notALocale = #"is not the name of a locale that ICU knows, such as "en_US""#
private let notACurrency = #"is not the ISO 4217 code of a currency, such as "USD""#
private let notATime = #"is not a time of day from "00:00" to "23:59", such as "04:00""#
private let notAVolume = "is not a whole number from 0 to 9"
private let notSeconds = "is not a whole number from 0 to 86400"

@Test(arguments: [
  ("home: ['tip']", "home: an array is not an object with stations"),
  ("home: { menu: [] }", "home.menu: unknown; home has stations"),
  ("home: { stations: 'tip' }", "home.stations: \"tip\" is not an array of 1 to 4 stations"),
  ("home: { stations: [] }", "home.stations: has 0, not 1 to 4 stations"),
  (
    "home: { stations: ['tip', 'trip', 'words', 'staff', 'tip'] }",
    "home.stations: has 5, not 1 to 4 stations"
  ),
  ("home: { stations: ['words', 'tip', 'words'] }", "home.stations[2]: \"words\" is here twice"),
  ("home: { stations: ['home'] }", "home.stations[0]: \"home\" \(notAStation)"),
  ("home: { stations: ['tip', 'Trip'] }", "home.stations[1]: \"Trip\" \(notAStation)"),
  ("home: { stations: [1] }", "home.stations[0]: 1 \(notAStation)"),
  ("sound: 'default'", "sound: \"default\" is not an object with device"),
  ("sound: { click: null }", "sound.click: unknown; sound has device"),
  ("sound: { device: '' }", "sound.device: \"\" has 0, not 1 to 1000 characters"),
  ("sound: { device: null }", "sound.device: null is not a string of 1 to 1000 characters"),
  ("sound: { device: 'a\\nb' }", "sound.device: has a control character"),
  ("sounds: { device: 'a' }", "sounds.device: unknown; sounds has click"),
  ("sounds: { click: 'click.wav' }", "sounds.click: \"click.wav\" \(notAClick)"),
  ("sounds: { click: 5 }", "sounds.click: 5 \(notAClick)"),
  ("sounds: { click: '/a\\x1Bb' }", "sounds.click: has a control character"),
])
func `a menu or a sound that is none is refused`(text: String, said: String) throws {
  #expect(try sentence("{\n\(text) }") == "1.json5:2: " + said)
}

private let notAStation = #"is not one of "tip", "trip", "words", "staff""#
private let notAClick = #"is not an absolute path such as "/usr/local/share/click.wav", or null"#

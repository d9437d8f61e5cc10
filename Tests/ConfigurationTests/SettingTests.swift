import Configuration
import Domain
import Localization
import TestSupport
import Testing

@Test
func `a kiosk that nobody has set up is as the shop's guide says`() {
  let usual = ShopConfiguration()
  #expect(usual.language == .en)
  #expect(usual.locale == "en_US")
  #expect(usual.currency == "USD")
  #expect(usual.currencySign == .standard)
  #expect(usual.dayStart == TimeOfDay("04:00"))
  #expect(usual.data == nil)
  #expect(usual.volume == 4)
  #expect(usual.idle.warnAfter == 45)
  #expect(usual.idle.wipeAfter == 20)
  #expect(usual.home.stations == [.tip, .trip, .words, .staff])
  #expect(usual.sound.device == "default")
  #expect(usual.sound.click == nil)
}

@Test
func `every other setting is read`() throws {
  let shop = try read(
    """
    {
      language: 'ko', locale: 'ko_KR', currency: 'krw', currencySign: 'narrow', dayStart: '5:30',
      data: '/srv/shop', volume: 9,
      idle: { warnAfter: 60, wipeAfter: 0 }, home: { stations: ['words', 'tip'] },
      sound: { device: 'plughw:1,0' }, sounds: { click: '/srv/click.wav' },
    }
    """)
  #expect(shop.language == .ko)
  #expect(shop.locale == "ko_KR")
  #expect(shop.currency == "KRW")
  #expect(shop.currencySign == .narrow)
  #expect(shop.dayStart.seconds == 19_800)
  #expect(shop.data == "/srv/shop")
  #expect(shop.volume == 9)
  #expect(shop.idle.warnAfter == 60)
  #expect(shop.idle.wipeAfter == 0)
  #expect(shop.home.stations == [.words, .tip])
  #expect(shop.sound.device == "plughw:1,0")
  #expect(shop.sound.click == "/srv/click.wav")
  #expect(shop.tariff == .usual)
}

@Test
func `null in a later file takes a path back`() throws {
  let shop = try read(
    "{ data: '/a', sounds: { click: '/b' } }", "{ data: null }", "{ sounds: { click: null } }")
  #expect(shop.data == nil)
  #expect(shop.sound.click == nil)
}

@Test(arguments: [
  "volume: 0", "volume: 9", "idle: { warnAfter: 0 }", "idle: { warnAfter: 86400 }",
  "idle: { wipeAfter: 86400 }",
  "dayStart: '00:00'", "dayStart: '23:59'", "dayStart: '4:00'", "locale: 'de-CH'",
  "locale: 'ar_KW@numbers=latn'",
  "currency: 'KWD'", "currencySign: 'standard'", "data: '/'", "sound: { device: 'plug:{SLAVE=\"hw:0\"}' }",
  "home: { stations: ['staff'] }",
  "home: { stations: ['staff', 'words', 'trip', 'tip'] }", "home: {}", "idle: {}", "sound: {}", "sounds: {}",
])
func `a value at the end of its range is taken`(text: String) throws {
  #expect(try sentence("{ \(text) }") == nil)
}

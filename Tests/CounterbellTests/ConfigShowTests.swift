import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct `config show` {
  @Test func `names every key with its value and default`() async throws {
    let result = try await configured("$counterbell config show")
    let expected = """
      language: "en" (default)
      locale: "en_US" (default)
      currency: "USD" (default)
      currencySign: "standard" (default)
      dayStart: "04:00" (default)
      data: null (default)
      volume: 4 (default)
      idle.warnAfter: 45 (default)
      idle.wipeAfter: 20 (default)
      home.stations: ["tip","trip","words","staff"] (default)
      sound.device: "default" (default)
      sounds.click: null (default)
      currencies: [] (default)
      tip.presets: ["10","15","20"] (default)
      tip.presetsWithCharge: ["5","10"] (default)
      tip.base: "beforeTax" (default)
      tip.maximum: "100" (default)
      tip.charge.from: 6 (default)
      tip.charge.percent: null (default)
      tip.currency: "USD" (default)
      tip.cashStep: null (default)
      tip.smallBill.below: null (default)
      tip.smallBill.tips: ["1","2","3"] (default)
      trip.currency: "USD" (default)
      trip.destinations: [\
      {"id":"tokyo","name":{"en":"Tokyo","ko":"도쿄"},"fare":"150"},\
      {"id":"newyork","name":{"en":"New York","ko":"뉴욕"},"fare":"300"},\
      {"id":"incheon","name":{"en":"Incheon","ko":"인천"},"fare":"200"}] (default)
      trip.passengers: [\
      {"id":"single","name":{"en":"single","ko":"1명"},"count":1},\
      {"id":"double","name":{"en":"double","ko":"2명"},"count":2}] (default)
      trip.seats: [\
      {"id":"economy","name":{"en":"economy","ko":"이코노미석"},"multiplier":"1"},\
      {"id":"business","name":{"en":"business","ko":"비즈니스석"},"multiplier":"1.5"}] (default)
      receipt.device: null (default)
      receipt.columns: 42 (default)
      receipt.header: ["Counterbell"] (default)

      """
    #expect(result == Child(output: expected))
  }

  @Test func `says of each value which file or option it comes from`() async throws {
    let result = try await configured(
      """
      echo '{ volume: 1, locale: "de_DE",\n idle: { warnAfter: 9 } }' > $user
      echo '{\n\n volume: 2, currency: "eur", data: "/a" }' > named
      $counterbell config show --config named --currency chf --data b |
        grep -E '^(volume|locale|currency|data|idle|language)' | sed "s:$HOME::"
      """)
    let expected = """
      language: "en" (default)
      locale: "de_DE" (/config/counterbell/config.json5:1)
      currency: "CHF" (option --currency)
      currencySign: "standard" (default)
      data: "b" (option --data)
      volume: 2 (named:3)
      idle.warnAfter: 9 (/config/counterbell/config.json5:2)
      idle.wipeAfter: 20 (default)

      """
    #expect(result == Child(output: expected))
  }

  @Test(arguments: [
    ("--language ko", #""language","value":"ko""#), ("--locale ko_KR", #""locale","value":"ko_KR""#),
    ("--currency krw", #""currency","value":"KRW""#), ("--day-start 5:30", #""dayStart","value":"05:30""#),
    ("--data a", #""data","value":"a""#), ("--volume 0", #""volume","value":0"#),
    ("--device null", #""sound.device","value":"null""#), ("--click a", #""sounds.click","value":"a""#),
  ])
  func `an option goes before every file`(option: String, shown: String) async throws {
    let all = """
      { language: 'en', locale: 'de_DE', currency: 'EUR', dayStart: '02:00', data: '/x', volume: 7,
        sound: { device: 'x' }, sounds: { click: '/x' } }
      """
    let result = try await configured(
      "echo \"\(all)\" | tee $user > named; $counterbell config show --json --config named \(option) | grep option"
    )
    let name = option.split(separator: " ")[0]
    #expect(result.output == "{\"key\":\(shown),\"from\":\"option \(name)\"}\n")
  }

  @Test func `gives values that make the same configuration again`() async throws {
    let result = try await configured(
      #"""
      cat > first
      $counterbell config show --json --config first > shown
      python3 - > second <<'END'
      import json
      root = {}
      for line in open("shown"):
          row = json.loads(line)
          *path, name = row["key"].split(".")
          folder = root
          for part in path: folder = folder.setdefault(part, {})
          folder[name] = row["value"]
      print(json.dumps(root))
      END
      $counterbell config show --json --config second > again
      values() { sed 's/,"from":.*//' "$1"; }
      cmp <(values shown) <(values again) && grep -c 'first' shown && grep -c 'second:1"' again
      """#, input: everything)
    #expect(result == Child(output: "29\n30\n"))
  }

  /// Each key but the language, with what has to be escaped.
  private let everything = #"""
    {
      locale: "ko_KR", currency: "KRW", currencySign: "narrow", dayStart: "00:00", data: "/a\"b\\c'", volume: 0,
      idle: { warnAfter: 0, wipeAfter: 86400 }, home: { stations: ["staff", "tip"] }, sound: { device: "가 \u202e" },
      sounds: { click: "/c" },
      currencies: ["USD", "CLF"],
      tip: {
        presets: [], presetsWithCharge: ["0.01", 100], base: "afterTax", maximum: 12.5,
        charge: { from: 9999, percent: "12.34" }, currency: "KWD", cashStep: "0.005", smallBill: { below: 12.345, tips: [".005"] },
      },
      trip: {
        currency: "KWD", destinations: [{ id: "a", name: { en: "</b>", ko: "나" }, fare: "12.340" }],
        passengers: [{ id: "p", name: "p", count: 99 }], seats: [{ id: "s", name: "s", multiplier: "0.000001" }],
      },
      receipt: { device: "/dev/usb/lp0", columns: 48, header: ["가게", " "] },
    }
    """#

  @Test(.enabled(if: getuid() == 0, "only root mounts"))
  func `names the system's file`() async throws {
    let result = try await configured(
      """
      mkdir etc etc/counterbell; echo '{\n volume: 1, dayStart: "02:00" }' > etc/counterbell/config.json5
      echo '{ dayStart: "03:00" }' > $user
      unshare --mount bash -c "mount --bind etc /etc && $counterbell config show" | grep -E 'vol|day' | sed "s:$HOME::"
      """)
    #expect(
      result.output
        == "dayStart: \"03:00\" (/config/counterbell/config.json5:1)\nvolume: 1 (/etc/counterbell/config.json5:2)\n"
    )
  }

  @Test func `of a wrong configuration says what is wrong and shows nothing`() async throws {
    let result = try await configured("echo '{\n volume: 10 }' > a; $counterbell config show --config a")
    #expect(
      result
        == Child(errors: "counterbell: a:2: volume: 10 is not a whole number from 0 to 9\n", status: 78))
  }
}

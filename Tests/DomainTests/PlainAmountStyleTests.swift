import Domain
import Testing

private let dollars = PlainAmountStyle(currency: .usd)
private let yen = PlainAmountStyle(currency: Currency(code: "JPY", digits: 0))
private let dinars = PlainAmountStyle(currency: Currency(code: "KWD", digits: 3))

extension PlainAmountStyle {
  fileprivate func text(_ minor: Int64) -> String {
    var bytes: [UInt8] = []
    append(minor, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite struct `Between programs, an amount` {
  @Test(arguments: [
    ("100", 10_000), ("100.1", 10_010), ("100.10", 10_010), (".5", 50), ("5.", 500), ("0", 0),
    (" 15.02\t", 1_502),
    ("000000000000000000000001", 100), ("92233720368547758.07", .max),
  ])
  func `is read exactly`(text: String, minor: Int64) {
    #expect(dollars.read(text.utf8.span) == .value(Money(minor: minor, currency: .usd)))
  }

  @Test(arguments: [
    "", " ", ".", "-", "nan", "inf", "1e3", "0x10", "1.2.3", "1,234", "$5", "1 2", "+5", "--5", "１", "5 -",
  ])
  func `is refused when it is none`(text: String) {
    let own = String(guestText: text.utf8.span)
    #expect(dollars.read(text.utf8.span) == .refused(.notAnAmount(own)))
  }

  @Test func `is refused when it can't be`() {
    #expect(dollars.read("-5".utf8.span) == .refused(.negative))
    #expect(dollars.read("12.345".utf8.span) == .refused(.tooManyDecimals("12.345", .usd)))
    #expect(yen.read("1.5".utf8.span) == .refused(.tooManyDecimals("1.5", yen.currency)))
    #expect(dollars.read("92233720368547758.08".utf8.span) == .refused(.tooLarge))
    #expect(dollars.read("999999999999999999".utf8.span) == .refused(.tooLarge))
    #expect(dinars.read("9223372036854775.808".utf8.span) == .refused(.tooLarge))
  }

  @Test(arguments: [
    (dollars, 0, "0.00"), (dollars, 5, "0.05"), (dollars, 1_502, "15.02"),
    (dollars, .max, "92233720368547758.07"),
    (yen, 0, "0"), (yen, 103, "103"), (dinars, 1_250, "1.250"), (dinars, 7, "0.007"),
  ])
  func `is written with every decimal`(style: PlainAmountStyle, minor: Int64, text: String) {
    #expect(style.text(minor) == text)
  }

  @Test(arguments: [dollars, yen, dinars])
  func `reads back as it was written`(style: PlainAmountStyle) {
    for minor in (0...62).flatMap({ [Int64(1) << $0, (Int64(1) << $0) - 1] }) {
      #expect(style.read(style.text(minor).utf8.span) == .value(Money(minor: minor, currency: style.currency)))
    }
  }
}

@Suite struct `A guest's own text` {
  @Test(arguments: [
    ("  abc \t", "abc"), ("\u{3000}１\u{A0}", "１"), ("", ""), (" \t ", ""), ("a b", "a b"),
    (String(repeating: "x", count: 41), String(repeating: "x", count: 40)),
  ])
  func `is repeated trimmed and cut`(text: String, own: String) {
    #expect(String(guestText: text.utf8.span) == own)
  }

  @Test func `is repeated as valid UTF-8`() {
    let bytes: [UInt8] = [0x61, 0xC3, 0x28, 0xFF]
    #expect(String(guestText: bytes.span) == "a\u{FFFD}(\u{FFFD}")
  }
}

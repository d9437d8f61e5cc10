import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

/// A guest at the tip station of a place.
private struct Guest {
  var conversation: Conversation

  init(_ locale: String, _ currency: String) throws {
    let style = try #require(AmountStyle(locale: locale, currencyCode: currency))
    conversation = Conversation(
      kiosk: Kiosk(testing: .tip, player: RecordingAudioPlayer(), currency: style.currency),
      amounts: AmountStyles(style, locale: locale), today: { .ofTests })
  }

  /// Types lines; answers why the last one was refused.
  mutating func type(_ lines: String...) -> Refusal? {
    for line in lines { _ = conversation.take(Array(line.utf8).span) }
    return conversation.screen.refusal
  }

  var terms: TipTerms { conversation.kiosk.tip.state.terms }
}

@Suite struct `An item` {
  @Test(arguments: [
    ("en_US", "USD", "item 12.50 ann, bob"), ("en_US", "USD", "item $12.50 Bob, ANN"),
    ("en_US", "USD", "ITEM 12.50, 2 1"), ("en_US", "USD", "item 12.5 1,2"),
    ("en_US", "USD", "item 12.50,ann; bob"), ("en_US", "USD", "item 12.50 bob ann"),
    ("en_US", "USD", "item USD 12.50 1, bob"),
    ("de_DE", "EUR", "item 12,50 € ann, bob"), ("de_DE", "EUR", "item 12,50 bob,ann"),
    ("fr_FR", "EUR", "item 12,50€ 2 1"), ("ko_KR", "USD", "item 12.50 ann、bob"),
    ("de_CH", "CHF", "item CHF 12.50 ann , bob"), ("ar_KW", "KWD", "item ١٢٫٥٠٠ ١ ٢"),
    ("en_US", "USD", "ｉｔｅｍ　１２．５０　ａｎｎ，　ｂｏｂ"),
  ])
  func `has a price and people, as the place writes amounts`(locale: String, currency: String, line: String)
    throws
  {
    var guest = try Guest(locale, currency)
    #expect(guest.type("names ann, bob, cho", line) == nil)
    let item = try #require(guest.terms.items.first)
    #expect(item.price.minor == 125 * guest.terms.currency.unitsPerWhole / 10)
    #expect(Set(item.people) == [0, 1])
  }

  @Test func `without people is everyone's`() throws {
    var guest = try Guest("en_US", "USD")
    #expect(guest.type("split 3", "item 9") == nil)
    #expect(guest.terms.items == [Parts.Item(price: Money(minor: 900, currency: .usd), people: [])])
    #expect(guest.conversation.screen.shares?.minorUnits == [300, 300, 300])
  }

  @Test(arguments: [
    ("item ann 5", Refusal.notAnAmount("ann 5")),
    ("item 5 dan", .notAPerson("dan", ["ann", "bob"], people: 2)),
    ("item 5 ann,", .notAPerson("", ["ann", "bob"], people: 2)), ("item 5 ann, 1", .namedTwice("1")),
    ("item 5 3", .notAPerson("3", ["ann", "bob"], people: 2)), ("item -5 ann", .negative),
    ("item 5 0", .notAPerson("0", ["ann", "bob"], people: 2)),
    ("item \u{A0}", .missingValue(.items)), ("pay \u{2003}", .missingPayment), ("names \u{A0}", .missingNames),
  ])
  func `that can't be read changes nothing`(line: String, refusal: Refusal) throws {
    var guest = try Guest("en_US", "USD")
    _ = guest.type("names ann, bob")
    let before = guest.terms
    #expect(guest.type(line) == refusal)
    #expect(guest.terms == before)
  }
}

@Suite struct `A payment` {
  @Test(arguments: [
    "pay ann lee 20", "pay ANN LEE 20.00", "pay 1 20", "pay ann lee $20", "pay 1 $ 20", "pay ann lee 20 USD",
    "pay ann  lee USD 20",
  ])
  func `is a person's, by name or number`(line: String) throws {
    var guest = try Guest("en_US", "USD")
    #expect(guest.type("bill 100", "names Ann Lee, bob", line) == nil)
    #expect(guest.terms.payments == [0: 2_000])
    #expect(guest.type("pay ann lee none") == nil)
    #expect(guest.terms.payments.isEmpty)
  }

  @Test func `of someone who does not pay any more is refused with nothing changed`() throws {
    var guest = try Guest("en_US", "USD")
    _ = guest.type("bill 100", "names ann, bob, cho", "split 2")
    #expect(guest.type("pay cho 20") == .notAPerson("cho", ["ann", "bob"], people: 2))
    #expect(guest.type("item 20 cho") == .notAPerson("cho", ["ann", "bob"], people: 2))
    #expect(guest.type("split 3", "pay cho 20") == nil)
    #expect(guest.type("split 2") == .personHasPart("cho"))
    #expect(guest.type("split 1:1") == .personHasPart("cho"))
  }
}

@Suite struct `Where digits are grouped by spaces` {
  @Test func `the longest run of words that is an amount is the price`() throws {
    var guest = try Guest("fr_FR", "EUR")
    #expect(guest.type("bill 5000", "names ann, bob, cho", "item 2 003 bob", "item 1 234,50 € 1") == nil)
    #expect(guest.terms.items.map(\.price.minor) == [200_300, 123_450])
    #expect(guest.terms.items.map(\.people) == [[1], [0]])
    #expect(guest.type("item none", "pay bob 1 234,50 €", "pay 1 200") == nil)
    #expect(guest.terms.payments == [1: 123_450, 0: 20_000])
  }
}

@Suite struct `More people or items than a page` {
  @Test func `are turned through`() throws {
    var guest = try Guest("en_US", "USD")
    _ = guest.type("names " + (1...45).map { "p\($0)" }.joined(separator: ", "))
    for (line, visible) in [("more", 20..<40), ("more", 40..<45), ("back", 20..<40), ("back", 0..<20)] {
      #expect(guest.type(line) == nil)
      #expect(guest.conversation.screen.table.visible == visible)
    }
    #expect(guest.type("back") == .firstPage)
    #expect(guest.type("more", "more", "more") == .lastPage)
    #expect(guest.type("names ann, bob") == nil)
    #expect(guest.conversation.screen.table.visible == 0..<2)
  }

  @Test func `show the newest item`() throws {
    var guest = try Guest("en_US", "USD")
    _ = guest.type("bill 100", "split 2")
    for _ in 1...21 { #expect(guest.type("item 1") == nil) }
    #expect(guest.conversation.screen.table.visible == 20..<21)
    _ = guest.type("names " + (1...30).map { "p\($0)" }.joined(separator: ", "), "item 79")
    #expect(guest.conversation.screen.table.visible == 0..<20)
  }
}

@Suite struct `A large tip` {
  @Test func `is asked about once, and taken at once`() throws {
    var guest = try Guest("en_US", "USD")
    let asks = { (guest: Guest) in
      if case .notice(.tipOrTotal) = guest.conversation.screen.answer { true } else { false }
    }
    _ = guest.type("bill 200", "tip 201")
    #expect(asks(guest))
    #expect(guest.conversation.kiosk.tip.state.result.totalBill.minor == 40_100)
    for line in ["split 4", "tip 201", "bill 150", "?"] {
      _ = guest.type(line)
      #expect(!asks(guest), "\(line)")
    }
    _ = guest.type("tip 202")
    #expect(asks(guest))
    #expect(guest.type("total 202") == nil)
    #expect(guest.conversation.kiosk.tip.state.result.totalBill.minor == 20_200)
  }

  @Test func `before the bill is asked about with it`() throws {
    var guest = try Guest("en_US", "USD")
    _ = guest.type("tip 5")
    #expect(guest.conversation.screen.answer == nil)
    _ = guest.type("bill 5")
    #expect(guest.conversation.screen.answer == .notice(.tipOrTotal(Money(minor: 500, currency: .usd))))
  }
}

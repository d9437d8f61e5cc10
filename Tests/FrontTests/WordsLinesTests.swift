import Audio
import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

/// A conversation in the word book.
private struct Guest {
  var conversation = Conversation(
    kiosk: Kiosk(testing: .words, player: SilentAudioPlayer()), amounts: .dollars, today: { .ofTests })

  @discardableResult
  mutating func type(_ line: String) -> Screen {
    _ = conversation.take(Array(line.utf8).span)
    return conversation.screen
  }
}

@Test(arguments: [
  ("add apple = a fruit", "apple", "a fruit"), ("ADD apple=a fruit", "apple", "a fruit"),
  ("add\tapple\ta fruit", "apple", "a fruit"), ("add a = b\tc = d", "a = b", "c = d"),
  ("add e = mc = 2", "e", "mc = 2"), ("add 사과＝apple", "사과", "apple"),
  ("ａｄｄ　사과　＝　ａ", "사과", "ａ"), ("  add   two words  =  two  meanings ", "two words", "two  meanings"),
  ("add! new = word", "new", "word"),
])
func `a line saves a word as it was typed`(line: String, word: String, meaning: String) throws {
  var guest = Guest()
  let card = try #require(guest.type(line).cards?.cards.first)
  #expect(card.entry.word == word)
  #expect(card.entry.meaning == meaning)
}

@Test(arguments: [
  ("add", Refusal.missingWord), ("add apple", .missingMeaning("apple")), ("add = x", .missingWord),
  ("add apple =  ", .missingMeaning("apple")), ("add a\u{7} = b", .controlCharacters),
  ("add \(String(repeating: "x", count: 501)) = y", .wordTooLong(limit: 500)),
  ("edit", .missingCardNumber), ("edit 1 a = b", .noSuchCard("1")), ("mark", .missingCardNumber),
  ("mark -1", .noSuchCard("-1")), ("remove 1", .noSuchCard("1")), ("day", .missingValue(.day)),
  ("day 2026-02-29", .notADay("2026-02-29")), ("day 1", .notADay("1")),
  ("day +1234567890", .notADay("+1234567890")), ("month 2026-13", .notAMonth("2026-13")),
  ("order up", .notAnOrder("up")), ("order", .missingValue(.order)), ("order random -1", .notASeed("-1")),
  ("order random 1 2", .notAnOrder("random 1 2")), ("more", .lastPage), ("back", .firstPage),
  ("undo", .nothingToUndo), ("apple = a fruit", .unknownLine("apple = a fruit")),
  ("today now", .unknownLine("today now")), ("fold 1", .unknownLine("fold 1")),
])
func `a line that the word book can't do changes nothing`(line: String, refusal: Refusal) {
  var guest = Guest()
  let before = guest.conversation.kiosk.words.state
  #expect(guest.type(line).refusal == refusal)
  #expect(guest.conversation.kiosk.words.state == before)
}

@Test
func `bytes that are no text are not kept`() {
  var guest = Guest()
  _ = guest.conversation.take(Array(Array("add a".utf8) + [0xFF] + Array(" = b".utf8)).span)
  #expect(guest.conversation.screen.refusal == .notText)
  #expect(guest.conversation.screen.cards?.cards == [])
}

@Test
func `the menu opens a station, and home comes back to it`() {
  var guest = Guest()
  #expect(guest.type("home").station == "home")
  #expect(guest.type("1").station == "tip")
  #expect(guest.type("bill 12").refusal == nil)
  #expect(guest.type("words").refusal == .unknownLine("words"))
  #expect(guest.type("ＨＯＭＥ").station == "home")
  #expect(guest.type("words now").refusal == .notAStation("words now"))
  #expect(guest.type("WORDS").station == "words")
}

@Test
func `trouble with the database is a refusal and is told`() {
  let trouble = StorageTrouble(.full, operation: "using", path: "nowhere", reason: "the disk is full")
  let kiosk = Kiosk(
    front: .tip, currency: .usd, player: SilentAudioPlayer(), today: .ofTests, seeds: .system,
    desk: .ofTests, staffDesk: .ofTests
  ) { () throws(StorageTrouble) in throw trouble }
  var guest = Guest()
  guest.conversation = Conversation(kiosk: kiosk, amounts: .dollars, today: { .ofTests })
  #expect(guest.type("b 1").refusal == nil)
  #expect(guest.conversation.trouble == nil)
  guest.type("home")
  #expect(guest.type("words").refusal == .outOfDate)
  #expect(guest.conversation.trouble == trouble)
  #expect(guest.type("add a = b").refusal == .machineTrouble)
  #expect(guest.conversation.trouble == trouble)
  guest.type("home")
  #expect(guest.conversation.trouble == nil)
}

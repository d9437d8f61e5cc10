import Audio
import Domain
import TestSupport
import Testing
import ViewModels

@testable import Front

@Test(arguments: [
  "to newyork", "to New York", "TO NEW YORK", "to 2", "to ne", "to n", "to new y", "to 뉴욕", "to 뉴", "to ２",
  "ｔｏ　ＮＥＷ　ＹＯＲＫ", "  to\tnew york  ", "2", "２", "new york", "NEWYORK", "뉴욕", "to 02",
])
func `a line chooses the destination`(line: String) throws {
  var guest = try Traveller()
  let screen = guest.type(line)
  #expect(screen.refusal == nil)
  #expect(guest.chosen == ["newyork", "single", "economy"])
  #expect(screen.focus == .passengers)
}

@Test(arguments: [
  ("passengers 2", ["tokyo", "double", "economy"], Label.seat),
  ("passengers d", ["tokyo", "double", "economy"], .seat),
  ("Passengers Double", ["tokyo", "double", "economy"], .seat),
  ("passengers 2명", ["tokyo", "double", "economy"], .seat),
  ("seat business", ["tokyo", "single", "business"], .destination),
  ("seat 2", ["tokyo", "single", "business"], .destination),
  ("seat B", ["tokyo", "single", "business"], .destination),
  ("seat 비즈", ["tokyo", "single", "business"], .destination),
])
func `a line chooses passengers and seat`(line: String, chosen: [String], focus: Label) throws {
  var guest = try Traveller()
  let screen = guest.type(line)
  #expect(screen.refusal == nil)
  #expect(guest.chosen == chosen)
  #expect(screen.focus == focus)
}

@Test
func `bare numbers and names pick in row after row, and start again`() throws {
  var guest = try Traveller()
  #expect(guest.type("3").focus == .passengers)
  #expect(guest.type("double").focus == .seat)
  #expect(guest.type("２").focus == .destination)
  #expect(guest.chosen == ["incheon", "double", "business"])
  guest.type("도쿄")
  #expect(guest.chosen == ["tokyo", "double", "business"])
}

private let names = Tariff.usual.destinations.map(\.name)

@Test(arguments: [
  ("to", Refusal.missingValue(.destination)), ("passengers", .missingValue(.passengers)),
  ("seat", .missingValue(.seat)), ("to paris", .notAnOffer("paris", .destination, names)),
  ("to 0", .notAnOffer("0", .destination, names)), ("to 4", .notAnOffer("4", .destination, names)),
  ("to -1", .notAnOffer("-1", .destination, names)), ("4", .notAnOffer("4", .destination, names)),
  ("to 99999999999999999999", .notAnOffer("99999999999999999999", .destination, names)),
  ("to tokyo 2", .notAnOffer("tokyo 2", .destination, names)), ("tok", .unknownLine("tok")),
  ("business", .unknownLine("business")), ("-1", .unknownLine("-1")), ("1.0", .unknownLine("1.0")),
  ("book now", .unknownLine("book now")), ("+ 1", .unknownLine("+ 1")), ("++", .unknownLine("++")),
  ("boo", .unknownLine("boo")), ("receipt", .nothingForReceipt), ("receipt 2", .unknownLine("receipt 2")),
])
func `a line that can't be done changes nothing`(line: String, refusal: Refusal) throws {
  var guest = try Traveller()
  guest.type("passengers 2")
  var before = guest.type("seat 2")
  before.answer = .refusal(refusal)
  before.sounds = ["refused"]
  #expect(guest.type(line) == before)
  #expect(guest.player.sounds == [.refused])
  #expect(guest.bookings.calls.isEmpty)
}

@Test
func `a line that can't be done leaves a review and a booking as they are`() throws {
  var guest = try Traveller()
  guest.type("book")
  guest.type("to nowhere")
  #expect(guest.type("book").sounds == ["confirmed"])
  let reference = guest.screen.fields.first { $0.name == "trip.reference" }
  guest.type("seat 9")
  #expect(guest.screen.fields.first { $0.name == "trip.reference" } == reference)
  #expect(guest.receipts.count == 1)
}

@Test
func `the start of several names is refused with all of them, and a whole name is not`() throws {
  var guest = try Traveller(tariff: .cities(["New York", "Newcastle", "New", "Oslo"]))
  let all = ["New York", "Newcastle", "New"].map { Name($0) }
  #expect(guest.type("to ne").refusal == .ambiguousOffer("ne", all))
  #expect(guest.type("to n").refusal == .ambiguousOffer("n", all))
  #expect(guest.chosen.first == "newyork")
  #expect(guest.type("to newc").refusal == nil)
  #expect(guest.chosen.first == "newcastle")
  #expect(guest.type("to new").refusal == nil)
  #expect(guest.chosen.first == "new")
  #expect(guest.type("to NEW Y").refusal == nil)
  #expect(guest.chosen.first == "newyork")
}

@Test
func `a number is a place in the row before it is a name`() throws {
  var guest = try Traveller(tariff: .cities(["2", "1", "99"]))
  for (typed, chosen) in [("1", "2"), ("2", "1"), ("3", "99"), ("99", "99")] {
    #expect(guest.type("to \(typed)").refusal == nil)
    #expect(guest.chosen.first == chosen)
  }
}

@Test(arguments: ["book", "BOOK", "+", " ＋ ", "ｂｏｏｋ"])
func `a line looks over the trip, books it, and says that it is booked`(line: String) throws {
  var guest = try Traveller()
  var steps: [Value?] = []
  for _ in 0..<3 { steps.append(guest.type(line).fields.first { $0.name == "trip.step" }?.value) }
  #expect(steps == [.choice(.review), .choice(.booked), .choice(.booked)])
  #expect(guest.receipts.count == 1)
  #expect(guest.player.sounds == [.confirmed, .confirmed])
}

@Test
func `trouble with the database is a refusal, nothing is printed, and the next book books`() throws {
  var guest = try Traveller()
  guest.type("book")
  guest.bookings.trouble = .ofTests
  #expect(guest.type("book").refusal == .machineTrouble)
  #expect(guest.conversation.trouble == .ofTests)
  #expect(guest.screen.sounds == ["refused"])
  #expect(guest.receipts.isEmpty)
  guest.bookings.trouble = nil
  #expect(guest.type("book").sounds == ["confirmed"])
  #expect(guest.conversation.trouble == nil)
  #expect(guest.receipts.count == 1)
}

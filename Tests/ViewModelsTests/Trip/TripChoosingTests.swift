import Domain
import TestSupport
import Testing
import ViewModels

private typealias Focus = TripViewModel.Focus

/// The names of the fields that differ.
private func changes(_ before: Screen, _ after: Screen) -> Set<String> {
  Set(zip(before.fields, after.fields).filter { $0 != $1 }.map(\.0.name))
}

@Test
func `a fresh station has the first entry of each row chosen and nothing booked`() throws {
  let guest = try TripGuest()
  let screen = guest.kiosk.screen
  #expect(
    screen.fields.map(\.name) == [
      "trip.destination", "trip.passengers", "trip.seat", "trip.price", "trip.breakdown", "trip.reference",
      "trip.step",
    ])
  #expect(guest["trip.destination"] == .offer("tokyo", Name(english: "Tokyo", korean: "도쿄")))
  #expect(guest["trip.passengers"] == .offer("single", Name(english: "single", korean: "1명")))
  #expect(guest["trip.seat"] == .offer("economy", Name(english: "economy", korean: "이코노미석")))
  #expect(guest["trip.price"] == .amount(Money(minor: 15_000, currency: .usd)))
  #expect(guest["trip.breakdown"] == .breakdown(guest.kiosk.trip.trip))
  #expect(guest["trip.reference"] == .reference(nil))
  #expect(guest.step == .choice(.choose))
  #expect((screen.station, screen.title, screen.focus) == ("trip", .tripBooking, .destination))
  #expect(screen.answer == nil)
  #expect(guest.bookings.calls.isEmpty)
}

@Test(arguments: [
  (Focus.destination, "2", "newyork", Int64(30_000), Label.passengers),
  (.destination, "3", "incheon", 20_000, .passengers), (.passengers, "2", "double", 30_000, .seat),
  (.seat, "2", "business", 22_500, .destination),
])
private func `a choice changes its row, the price and the breakdown, moves the focus on, and nothing else`(
  row: Focus, text: String, id: String, price: Int64, focus: Label
) throws {
  var guest = try TripGuest()
  let before = guest.kiosk.screen
  try guest.choose(text, in: row)
  var after = guest.kiosk.screen
  #expect(changes(before, after) == ["trip.\(row)", "trip.price", "trip.breakdown"])
  guard case .offer(id, _) = guest["trip.\(row)"] else {
    Issue.record("\(String(describing: guest["trip.\(row)"]))")
    return
  }
  #expect(guest["trip.price"] == .amount(Money(minor: price, currency: .usd)))
  #expect(after.focus == focus)
  after.fields = before.fields
  after.focus = before.focus
  #expect(after == before)
  #expect(guest.player.sounds.isEmpty)
}

@Test(arguments: [(Focus.destination, Label.passengers), (.passengers, .seat), (.seat, .destination)])
private func `choosing what is chosen moves the focus on and changes nothing`(row: Focus, focus: Label) throws {
  var guest = try TripGuest()
  let before = guest.kiosk.screen
  try guest.choose("1", in: row)
  #expect(changes(before, guest.kiosk.screen) == [])
  #expect(guest.kiosk.screen.focus == focus)
}

@Test(arguments: Focus.allCases)
private func `a refused choice changes nothing`(row: Focus) throws {
  var guest = try TripGuest()
  try guest.choose("2", in: .passengers)
  let before = guest.kiosk.trip.state
  for text in ["0", "4", "99999999999999999999", "-1", "x", "1.5", "1 2"] {
    #expect(guest.kiosk.trip.choose(text, in: row) != nil)
    #expect(guest.kiosk.trip.state == before)
  }
}

@Test
func `the price follows every one of the twelve choices in any order`() throws {
  var guest = try TripGuest()
  let fares = [Int64(15_000), 30_000, 20_000]
  for seat in 0...1 {
    for destination in 0...2 {
      for passengers in 0...1 {
        try guest.choose("\(seat + 1)", in: .seat)
        try guest.choose("\(destination + 1)", in: .destination)
        try guest.choose("\(passengers + 1)", in: .passengers)
        let price = fares[destination] * Int64(passengers + 1) * Int64(seat + 2) / 2
        #expect(guest["trip.price"] == .amount(Money(minor: price, currency: .usd)))
        #expect(guest["trip.breakdown"] == .breakdown(guest.kiosk.trip.trip))
        #expect(guest.kiosk.trip.trip.price.minor == price)
      }
    }
  }
}

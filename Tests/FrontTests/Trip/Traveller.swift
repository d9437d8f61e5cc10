import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

/// A conversation in trip booking, over bookings in memory.
struct Traveller {
  let player = RecordingAudioPlayer()
  let bookings: RecordingBookings
  var conversation: Conversation
  private let printed = Printed()

  private final class Printed {
    var receipts: [Receipt] = []
  }

  init(tariff: Tariff = .usual, amounts: AmountStyles = .dollars) throws {
    bookings = try RecordingBookings()
    let printed = printed
    conversation = Conversation(
      kiosk: Kiosk(testing: .trip, player: player, tariff: tariff, desk: .over(bookings)), amounts: amounts,
      today: { .ofTests }, print: { receipt, _, _ in printed.receipts.append(receipt) })
  }

  /// What was printed, in order.
  var receipts: [Receipt] { printed.receipts }
  var screen: Screen { conversation.screen }

  /// Types a line and sees its screen.
  @discardableResult
  mutating func type(_ line: String) -> Screen {
    _ = conversation.take(Array(line.utf8).span)
    if conversation.hasUnshown { conversation.noteShown() }
    return screen
  }

  /// The ids of what is chosen: destination, passengers, seat.
  var chosen: [String] {
    screen.fields.compactMap { if case .offer(let id, _) = $0.value { id } else { nil } }
  }

  /// The screen as one line of JSON.
  func json(_ line: String = "", _ language: Language = .en) -> String {
    var bytes: [UInt8] = []
    JSONRenderer(values: values(language)).render(screen, input: Array(line.utf8).span, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines of the screen as plain text.
  func text(_ language: Language = .en) -> [String] {
    var bytes: [UInt8] = []
    TextRenderer(values: values(language)).render(screen, input: Array("".utf8).span, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func values(_ language: Language) -> ValueWriter {
    ValueWriter(amounts: conversation.amounts, wording: language.wording, weekStart: .monday)
  }
}

extension Tariff {
  /// A tariff of these places, all at one fare, with one kind of passengers and one of seats.
  static func cities(_ names: [String], fare: Int64 = 100, in currency: Currency = .usd) throws -> Tariff {
    let destinations = try names.map { name in
      let id = name.lowercased().filter { $0 != " " }
      return try #require(
        Destination(id: id, name: Name(name), fare: Money(minor: fare, currency: currency)))
    }
    let kind = try #require(PassengerKind(id: "one", name: Name("one"), count: 1))
    let seat = Seat(
      id: "half", name: Name("half more"), multiplier: try #require(Multiplier(millionths: 1_500_000)))
    return try #require(Tariff(destinations: destinations, passengers: [kind], seats: [seat]))
  }
}

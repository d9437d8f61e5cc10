import Audio
import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

/// A guest at one of the stations, who has begun something in each.
private struct Visitor {
  let player = RecordingAudioPlayer()
  var conversation: Conversation

  init(at station: StationName) {
    conversation = Conversation(
      kiosk: Kiosk(testing: .home, player: player), amounts: .dollars, today: { .ofTests })
    for line in [
      "tip", "b 120", "20%", "home", "trip", "seat business", "book", "home", "words", "add apple = a fruit",
      "fold",
      "home", "staff", "kim", "secret", "home", station.rawValue,
    ] { type(line) }
    if station == .home { type("home") }
  }

  @discardableResult
  mutating func type(_ line: String) -> Screen {
    _ = conversation.take(Array(line.utf8).span)
    return conversation.screen
  }

  /// What every station holds.
  var states: [String] {
    let kiosk = conversation.kiosk
    return ["\(kiosk.tip.state)", "\(kiosk.trip.state)", "\(kiosk.words.state)", "\(kiosk.staff.state)"]
  }
}

@Test(
  arguments: StationName.allCases,
  [
    ("volume 0", 0), ("volume 9", 9), ("VOLUME\t7 ", 7), ("volume +", 5), ("volume -", 3), ("mute", 0),
    ("MUTE", 0),
    ("ｖｏｌｕｍｅ　８", 8),
  ])
func `a line sets the volume and changes nothing else`(station: StationName, line: (String, Int)) {
  var guest = Visitor(at: station)
  var expected = guest.type("")
  let (states, sounds) = (guest.states, guest.player.sounds)
  #expect(expected.station == station.rawValue)
  #expect(expected.volume == 4)
  expected.volume = line.1
  expected.answer = .notice(.volume(line.1))
  #expect(guest.type(line.0) == expected)
  #expect(guest.player.volume.step == line.1)
  #expect(guest.conversation.kiosk.volume.step == line.1)
  #expect(guest.player.sounds == sounds)
  #expect(guest.states == states)
}

@Test
func `the volume stays between its ends`() {
  var guest = Visitor(at: .home)
  #expect((0..<7).map { _ in guest.type("volume +").volume } == [5, 6, 7, 8, 9, 9, 9])
  #expect((0..<11).map { _ in guest.type("volume -").volume } == [8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0])
  #expect(guest.player.volume == .silent)
  #expect(guest.type("volume +").volume == 1)
}

@Test(
  arguments: StationName.allCases,
  [("language ko", Language.ko), ("LANGUAGE KO", .ko), ("language\tKo ", .ko), ("language en", .en)])
func `a line sets the language and changes nothing else`(station: StationName, line: (String, Language)) {
  var guest = Visitor(at: station)
  var expected = guest.type("")
  let (states, sounds) = (guest.states, guest.player.sounds)
  expected.answer = .notice(.languageChanged)
  #expect(guest.type(line.0) == expected)
  #expect(guest.conversation.language == line.1)
  #expect(guest.player.sounds == sounds)
  #expect(guest.states == states)
}

@Test(arguments: StationName.allCases)
func `the language's key sets the next one and changes nothing else`(station: StationName) {
  var guest = Visitor(at: station)
  var expected = guest.type("")
  let states = guest.states
  expected.answer = .notice(.languageChanged)
  for language in [Language.ko, .en] {
    guest.conversation.speakNextLanguage()
    #expect(guest.conversation.language == language)
    #expect(guest.conversation.screen == expected)
    #expect(guest.states == states)
  }
}

@Test(
  arguments: StationName.allCases,
  [
    ("volume 10", Refusal.notAVolume("10")), ("volume -1", .notAVolume("-1")),
    ("volume 4.5", .notAVolume("4.5")), ("volume loud", .notAVolume("loud")), ("volume ++", .notAVolume("++")),
    ("volume 99999999999999999999", .notAVolume("99999999999999999999")),
    ("language fr", .notALanguage("fr")), ("language ko en", .notALanguage("ko en")),
  ])
func `what is no volume and no language is refused with nothing changed`(
  station: StationName, line: (String, Refusal)
) {
  var guest = Visitor(at: station)
  var expected = guest.type("")
  let states = guest.states
  expected.answer = .refusal(line.1)
  expected.sounds = ["refused"]
  #expect(guest.type(line.0) == expected)
  #expect(guest.player.volume.step == 4)
  #expect(guest.conversation.language == .en)
  #expect(guest.states == states)
}

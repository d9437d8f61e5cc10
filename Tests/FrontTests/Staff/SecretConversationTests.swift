import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

private func conversation(at station: StationName, isLocked: Bool = false) -> Conversation {
  let kiosk = Kiosk(testing: station, player: RecordingAudioPlayer(), isLocked: isLocked)
  return Conversation(kiosk: kiosk, amounts: .dollars, today: { .ofTests })
}

extension Conversation {
  /// Types a line, and answers its mask.
  @discardableResult
  fileprivate mutating func type(_ line: String) -> String? {
    _ = take(Array(line.utf8).span)
    return mask.map { String(decoding: $0, as: UTF8.self) }
  }
}

@Test
func `the password's field takes a whole line, and another one after it`() {
  var staff = conversation(at: .staff)
  #expect(staff.secrecy == .behindKeyword)
  #expect(staff.type("kim") == nil)
  #expect(staff.secrecy == .all)
  #expect(staff.type(" secret ") == "****")
  #expect(staff.kiosk.staff.state.hasPassword)
  #expect(staff.kiosk.staff.state.id == "kim")
  // Somebody may have mistyped it.
  #expect(staff.secrecy == .all)
  #expect(staff.type("lee") == "****")
  #expect(staff.kiosk.staff.state.id == "kim")
  #expect(staff.type("id lee") == nil)
  #expect(staff.kiosk.staff.state.id == "lee")
}

@Test
func `a password that is missing is refused and none is taken`() {
  var staff = conversation(at: .staff)
  #expect(staff.type("password") == "password ")
  #expect(staff.screen.refusal == .missingValue(.password))
  #expect(staff.type("password ") == "password ")
  #expect(!staff.kiosk.staff.state.hasPassword)
}

@Test(arguments: [StationName.home, .tip, .trip, .words])
func `a password at another station is refused without a trace of it`(station: StationName) {
  for line in ["password canary", "  PASSWORD canary", "ｐａｓｓｗｏｒｄ　canary"] {
    var guest = conversation(at: station)
    #expect(guest.type(line) == "password ****")
    #expect(guest.screen.refusal == .unknownLine("password"))
    #expect(!"\(guest.screen)".contains("canary"))
    #expect(!guest.kiosk.staff.state.hasPassword)
    #expect(guest.type("") == nil)
  }
}

@Test(arguments: [("password canary", "password ****"), ("canary", nil), ("ｐａｓｓｗｏｒｄ canary", "password ****")])
func `a line that is too long is masked where a password starts in it`(line: String, mask: String?) {
  var guest = conversation(at: .staff)
  guest.refuseTooLong(Array(line.utf8).span)
  #expect(guest.mask.map { String(decoding: $0, as: UTF8.self) } == mask)
  #expect(guest.screen.refusal == .lineTooLong(limit: LineReader.limit))
  #expect(!guest.kiosk.staff.state.hasPassword)
  #expect(guest.isVisited)
}

@Test
func `a line that is too long in the password's field is masked whole`() {
  var guest = conversation(at: .staff)
  guest.type("kim")
  guest.refuseTooLong(Array("canary".utf8).span)
  #expect(guest.mask == Array("****".utf8))
  #expect(guest.secrecy == .all)
  guest.refuse(.forStaff)
  #expect(guest.mask == nil)
}

@Test
func `on a locked kiosk a guest may not leave`() {
  var guest = conversation(at: .tip, isLocked: true)
  guest.type("b 100")
  var expected = guest.screen
  expected.answer = .refusal(.forStaff)
  expected.sounds = ["refused"]
  #expect(guest.take(Array("quit".utf8).span) == .stay)
  #expect(guest.screen == expected)
  #expect(guest.isLocked)
}

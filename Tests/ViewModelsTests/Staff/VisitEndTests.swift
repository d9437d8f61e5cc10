import Audio
import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

/// What ends a visit.
enum VisitEnd: CaseIterable {
  case reset, idle

  func take(_ kiosk: inout Kiosk) throws(StorageTrouble) {
    kiosk.beginLine()
    switch self {
    case .reset: kiosk.reset()
    case .idle: kiosk.endVisit()
    }
    // As the front does once the screen is drawn.
    try kiosk.noteShown()
  }
}

struct VisitEndTests {
  private let setting = VisitSetting(language: .ko, volume: Volume(step: 6) ?? .silent)

  @Test(arguments: VisitEnd.allCases, StationName.allCases)
  func `the end of a visit leaves nothing of it`(end: VisitEnd, front: StationName) throws {
    var guest = try StaffGuest(visit: setting, front: .trip)
    let fresh = guest.kiosk
    #expect(guest.player.volume.step == 6)
    try fill(&guest)
    guest.kiosk.open(front)
    try end.take(&guest.kiosk)
    #expect(guest.kiosk.language == .ko)
    #expect(guest.kiosk.volume.step == 6)
    #expect(guest.player.volume.step == 6)
    #expect(guest.kiosk.tip.state == fresh.tip.state)
    #expect(guest.kiosk.trip.state == fresh.trip.state)
    #expect(guest.kiosk.words.state == fresh.words.state)
    #expect(guest.kiosk.staff.state == fresh.staff.state)
    #expect(guest.passwordLength == 0)
    #expect(!guest.kiosk.isVisited)
    #expect(guest.kiosk.front == (end == .idle ? .trip : front))
    #expect(guest.player.sounds == (end == .idle ? [] : [.click]))
    #expect(try guest.books.acts() == ["account-added kim", "sign-in", "sign-out"])
  }

  /// Changes something everywhere.
  private func fill(_ guest: inout StaffGuest) throws {
    guest.kiosk.noteVisit()
    #expect(guest.kiosk.tip.setPeople(4) == nil)
    #expect(guest.kiosk.trip.choose("2", in: .seat) == nil)
    guest.kiosk.words.fold()
    guest.kiosk.speak(.en)
    _ = guest.kiosk.setVolume(step: 0)
    #expect(try guest.signIn() == nil)
    try guest.kiosk.staff.showJournal()
    #expect(guest.kiosk.language == .en)
    #expect(guest.player.volume == .silent)
  }

  @Test(arguments: VisitEnd.allCases)
  func `a half-filled sign-in is gone with the visit, and nothing is noted`(end: VisitEnd) throws {
    var guest = try StaffGuest()
    guest.type(id: "kim")
    guest.type(password: "secret")
    try end.take(&guest.kiosk)
    #expect(guest.kiosk.staff.state == guest.kiosk.staff.fresh)
    #expect(guest.passwordLength == 0)
    #expect(try guest.books.acts() == ["account-added kim"])
  }

  @Test(arguments: VisitEnd.allCases)
  func `a sign-out that can't be noted is one even so`(end: VisitEnd) throws {
    var guest = try StaffGuest(front: .tip)
    let fresh = guest.kiosk
    try fill(&guest)
    guest.books.trouble = .ofTests
    #expect(throws: StorageTrouble.ofTests) { try end.take(&guest.kiosk) }
    #expect(guest.kiosk.staff.state == fresh.staff.state)
    #expect(guest.kiosk.tip.state == fresh.tip.state)
    #expect(guest.kiosk.volume == VisitSetting.usualVolume)
  }

  @Test(arguments: StationName.allCases)
  func `the warning is a sentence and a sound, and changes nothing`(front: StationName) {
    let player = RecordingAudioPlayer()
    var kiosk = Kiosk(testing: front, player: player)
    kiosk.noteVisit()
    var expected = kiosk.screen
    kiosk.refuse(.negative)
    kiosk.warnOfEnd(in: 20)
    expected.answer = .notice(.timeNearlyUp(20))
    expected.sounds = ["time nearly up"]
    #expect(kiosk.screen == expected)
    #expect(player.sounds == [.refused, .timeNearlyUp])
    #expect(kiosk.isVisited)
  }

  @Test
  func `a kiosk that follows one set in another way stands there, and notes who has left`() throws {
    var guest = try StaffGuest(front: .tip)
    try fill(&guest)
    guest.kiosk.open(.words)
    guest.kiosk.beginLine()
    guest.kiosk.reset()
    var next = Kiosk(testing: .tip, player: guest.player, staffDesk: guest.kiosk.staff.desk)
    next.succeed(guest.kiosk)
    #expect(next.front == .words)
    #expect(next.screen.sounds == ["click"])
    #expect(next.hasUnshown)
    try next.noteShown()
    #expect(!next.hasUnshown)
    #expect(try guest.books.acts() == ["account-added kim", "sign-in", "sign-out"])
  }

  @Test
  func `only the staff may leave a locked kiosk`() throws {
    var guest = try StaffGuest()
    #expect(guest.kiosk.mayLeave)
    guest.kiosk = Kiosk(
      testing: .tip, player: guest.player, staffDesk: guest.kiosk.staff.desk, isLocked: true)
    #expect(!guest.kiosk.mayLeave)
    try guest.signIn("kim", "wrong")
    #expect(!guest.kiosk.mayLeave)
    try guest.signIn()
    #expect(guest.kiosk.mayLeave)
    guest.kiosk.reset()
    #expect(!guest.kiosk.mayLeave)
  }
}

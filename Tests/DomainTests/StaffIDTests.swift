import Domain
import Testing

struct StaffIDTests {
  @Test(arguments: [1, 2, 63, 64])
  func `an ID has up to 64 characters`(count: Int) {
    #expect(StaffID(folded: String(repeating: "길", count: count))?.text.count == count)
  }

  @Test(arguments: [
    "", String(repeating: "a", count: 65), " a", "a\u{3000}", "a\u{0}", "a\nb", "a\u{7F}", "a\u{85}b",
    "a\u{2028}b",
  ])
  func `a text that is too long, has controls or spaces at its ends is no ID`(text: String) {
    #expect(StaffID(folded: text) == nil)
  }

  @Test
  func `spaces within an ID stay`() {
    #expect(StaffID(folded: "kim  min")?.text == "kim  min")
  }
}

struct PasswordFaultTests {
  private static let cases: [([UInt8], PasswordFault?)] = [
    ([], .empty), ([0x20], nil), ([0xFF, 0x0A], nil), ([0x61, 0], .holdsNUL), ([0], .holdsNUL),
    ([UInt8](repeating: 0x61, count: 512), nil), ([UInt8](repeating: 0x61, count: 513), .tooLong),
  ]

  @Test(arguments: cases)
  func `a password is 1 to 512 bytes without a zero`(bytes: [UInt8], fault: PasswordFault?) {
    #expect(PasswordFault(of: bytes.span) == fault)
  }
}

struct StaffActTests {
  @Test
  func `an act has a name that stays and what it was done to`() throws {
    let kim = StaffID(saved: "kim")
    let acts: [StaffAct] = [
      .signIn, .signInRefused(kim), .signInRefused(nil), .accountLocked(kim), .terminalLocked, .signOut,
      .bookingCancelled(Reference(saved: "ABC234")), .wordsImported("a.csv"), .importUndone("a.csv"),
      .settingChanged("volume"), .accountAdded(kim), .accountRemoved(kim), .passwordSet(kim), .soundTested,
      .quit,
    ]
    #expect(
      acts.map { "\($0.name) \($0.detail)" } == [
        "sign-in ", "sign-in-refused kim", "sign-in-refused ", "account-locked kim", "terminal-locked ",
        "sign-out ", "booking-cancelled ABC234", "words-imported a.csv", "import-undone a.csv",
        "setting-changed volume", "account-added kim", "account-removed kim", "password-set kim",
        "sound-tested ",
        "quit ",
      ])
  }
}

import Glibc
import TestSupport
import Testing

@testable import counterbell

struct DoctorReadingTests {
  @Test(arguments: [
    (Int.max, Diagnosis.State.ok, EX_OK), (200_000_000, .ok, EX_OK), (199_999_999, .warning, EX_OK),
    (20_000_000, .warning, EX_OK), (19_999_999, .wrong, EX_IOERR), (0, .wrong, EX_IOERR),
  ])
  func `free disk is judged by its size`(free: Int, state: Diagnosis.State, status: Int32) {
    let diagnosis = DiskRoom(folder: "/data", free: free).diagnosis
    #expect(diagnosis.state == state)
    #expect(diagnosis.status == status)
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1_000, "1 kB"), (20_480_000, "20 MB"), (7_999_999_999_999, "7999 GB"),
  ])
  func `a size is in the largest unit that gives at least one`(bytes: Int, text: String) {
    #expect(FileSize(bytes: bytes).text == text)
  }

  private func clock(
    zone: String? = "Asia/Seoul", isKnown: Bool = true, offset: Int = 32_400, year: Int = 2026,
    isSynchronised: Bool? = true
  ) -> Diagnosis {
    ClockReading(
      zone: zone, isZoneKnown: isKnown, offset: offset, time: "\(year)-11-29 14:00:31", year: year,
      isSynchronised: isSynchronised
    ).diagnosis
  }

  @Test
  func `a clock that is right is shown with its zone`() {
    #expect(clock() == .ok("Asia/Seoul (UTC+09:00), where it is 2026-11-29 14:00:31; synchronised."))
    #expect(clock(zone: "X", offset: -12_600).text.hasPrefix("X (UTC-03:30), "))
    #expect(clock(isSynchronised: nil) == .ok("Asia/Seoul (UTC+09:00), where it is 2026-11-29 14:00:31."))
  }

  @Test
  func `a clock before the program's time is wrong, and one that may drift is doubted`() {
    #expect(clock(year: 2025).status == EX_CONFIG)
    #expect(clock(isSynchronised: false).text.hasSuffix("; the clock is not synchronised."))
    #expect(clock(zone: nil).text.hasSuffix("; no time zone is set."))
    #expect(clock(isKnown: false).state == .warning)
  }

  @Test(
    arguments: [
      (["/etc/localtime": "->/usr/share/zoneinfo/Asia/Seoul"], "Asia/Seoul"),
      (["/etc/localtime": "->../usr/share/zoneinfo/Etc/UTC"], "Etc/UTC"),
      (["/etc/localtime": "TZif2", "/etc/timezone": "Europe/Berlin\n"], "Europe/Berlin"),
      (["/etc/localtime": "TZif2"], "a zone without a name"), ([:], nil),
    ] as [([String: String], String?)])
  func `the system's zone is named`(texts: [String: String], name: String?) throws {
    let zone = try withSystem(texts) { ClockReading(tz: "", files: $0).zone }
    #expect(zone == name)
  }

  @Test(arguments: [
    (["LC_ALL": "ko_KR.UTF-8"], "UTF-8"), (["LANG": "de_DE.ISO-8859-15@euro"], "ISO-8859-15"),
    (["LC_CTYPE": "C.utf8", "LANG": "C"], "utf8"), (["LANG": "C"], "that of C"), ([:], ""),
  ])
  func `the locale's encoding is read`(variables: [String: String], charset: String) {
    #expect(TerminalReading.charset { variables[$0] ?? "" } == charset)
  }

  @Test(
    arguments: [
      (TerminalReading(kind: "xterm", columns: 40, rows: 12, charset: "UTF-8", isEditedAsUTF8: true), nil),
      (TerminalReading(kind: "xterm", columns: 40, rows: 12, charset: "utf8", isEditedAsUTF8: true), nil),
      (TerminalReading(kind: "xterm", columns: 39, rows: 12, charset: "", isEditedAsUTF8: true), "too small"),
      (TerminalReading(kind: "xterm", columns: 40, rows: 11, charset: "", isEditedAsUTF8: true), "too small"),
      (TerminalReading(kind: "", columns: 80, rows: 24, charset: "", isEditedAsUTF8: true), "TERM is not set"),
      (TerminalReading(kind: "dumb", columns: 80, rows: 24, charset: "", isEditedAsUTF8: true), "not draw"),
      (
        TerminalReading(kind: "xterm", columns: 80, rows: 24, charset: "", isEditedAsUTF8: false),
        "not set to UTF-8"
      ),
      (
        TerminalReading(kind: "xterm", columns: 80, rows: 24, charset: "EUC-KR", isEditedAsUTF8: true), "EUC-KR"
      ),
      (
        TerminalReading(
          kind: "linux", columns: 80, rows: 24, charset: "", isEditedAsUTF8: true, showsUTF8: false),
        "does not show UTF-8"
      ),
      (
        TerminalReading(
          kind: "linux", columns: 80, rows: 24, charset: "", isEditedAsUTF8: true, showsUTF8: true,
          showsHangul: true),
        "no Hangul"
      ),
      (
        TerminalReading(
          kind: "xterm", columns: 80, rows: 24, charset: "", isEditedAsUTF8: true, showsHangul: true), nil
      ),
    ] as [(TerminalReading, String?)])
  func `a terminal is judged`(terminal: TerminalReading, doubt: String?) {
    #expect(terminal.diagnosis.state == (doubt == nil ? .ok : .warning))
    if let doubt { #expect(terminal.diagnosis.text.contains(doubt)) }
  }
}

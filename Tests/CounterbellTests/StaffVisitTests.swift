import Foundation
import TestSupport
import Testing

/// Whole visits of the staff: accounts and bookings are made in a folder first, then a script is played there.
private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

struct StaffVisitTests {
  @Test(arguments: ["en.txt", "ko.txt", "en.jsonl", "ko.jsonl"])
  func `a visit of the staff gives its transcript byte for byte`(format: String) async throws {
    let expected = try String(contentsOf: folder.appending(path: "staff-visit.\(format)"), encoding: .utf8)
    let json = format.hasSuffix("jsonl") ? "--json" : ""
    let result = try await staffScript(
      """
      for id in kim ahn bae cho dan eun; do add $id canary; done > /dev/null
      book 2026-11-28T09:00 22224W; book 2026-11-29T12:00 222222; book 2026-11-29T13:00 22223Y
      kiosk < "$script" --language \(format.prefix(2)) \(json) | sed "s/$(id -un)/ME/"
      exit ${PIPESTATUS[0]}
      """, environment: ["script": folder.appending(path: "staff-visit.script").path])
    #expect(result == Child(output: expected))
  }

  @Test
  func `what the staff did at the kiosk is in the journal, their leaving too`() async throws {
    let result = try await staffScript(
      """
      add kim canary
      printf '%s\\n' kim canary 'sign in' 'sign out' kim canary 'sign in' home tip quit 'b 5' | kiosk > /dev/null
      echo $?; journal
      """)
    #expect(
      result
        == Child(
          output: """
            added kim
            0
            2026-11-29 14:00 - user ME account-added kim
            2026-11-29 14:00 - kim sign-in
            2026-11-29 14:00 - kim sign-out
            2026-11-29 14:00 - kim sign-in
            2026-11-29 14:00 - kim quit

            """))
  }
}

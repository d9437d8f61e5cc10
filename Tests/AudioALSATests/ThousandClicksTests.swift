import Audio
import TestSupport
import Testing

@testable import AudioALSA

struct ThousandClicksTests {
  /// Four tills of 250 clicks side by side: two let each click come to its own end, and two restart within its tail.
  ///
  /// That each of ten thousand is heard in one run, which takes 42 minutes, is for `scripts/soak` to show.
  @Test(arguments: [1, 2], [200, 150])
  func `each of a thousand clicks is heard whole, and the memory stays`(till: Int, gap: Int) async throws {
    let (clicks, recording) = try await Clicks.playCalmly(250, gap: gap, tries: 1, on: .faultCard(script: ""))
    let counts = try #require(clicks.counts)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    #expect(recording.search(for: click) == (counts.heard, 0))
    #expect(counts.underruns == 0)
    #expect(clicks.lines == [])
    #expect(clicks.waits == 0)
    #expect(clicks.memory.count == 25)
    #expect(clicks.memory[24] - clicks.memory[4] < 128)
    // A worker that load holds up merges what came too close together, and no click is lost otherwise.
    #expect(counts.heard + counts.coalesced + counts.stale == 250)
    #expect(counts.heard == 250 || clicks.wereHeldUp)
  }
}

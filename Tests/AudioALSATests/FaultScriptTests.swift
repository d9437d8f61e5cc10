import Audio
import TestSupport
import Testing

@testable import AudioALSA

struct FaultScriptTests {
  @Test(arguments: FaultScript.all)
  func `the till survives twenty clicks, and the operator knows`(_ fault: FaultScript) async throws {
    let (clicks, recording) = try await Clicks.playCalmly(FaultScript.clicks, on: fault.configuration)
    #expect(clicks.status == (fault.hangs ? 3 : 0))
    #expect(clicks.errors == "")
    #expect(clicks.lines == fault.lines)
    #expect(clicks.lineTimes.prefix(fault.faults.count).allSatisfy { $0 < 2_500 })
    checkTime(clicks)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    let played = recording.search(for: click.flatMap { repeatElement($0, count: fault.channels) })
    if fault.hangs {
      #expect(clicks.counts == nil)
      #expect(fault.heard.contains(played.copies))
    } else {
      try check(#require(clicks.counts), fault, played)
    }
  }

  /// What the player says that it played is what the card has consumed, sample for sample.
  private func check(_ counts: Clicks.Counts, _ fault: FaultScript, _ played: (copies: Int, strays: Int)) throws
  {
    #expect(counts.asked == FaultScript.clicks)
    #expect(counts.asked == counts.heard + counts.coalesced + counts.stale + counts.dropped + counts.cut)
    #expect(fault.heard.contains(counts.heard))
    #expect(fault.dropped.contains(counts.dropped))
    #expect(fault.unsure.contains(played.copies - counts.heard))
    #expect(counts.cut > 0 || fault.unsure != 0...0 || played.strays == 0)
  }

  /// No call waits for anything, and nothing spins.
  private func checkTime(_ clicks: Clicks) {
    #expect(clicks.waits == 0)
    #expect(clicks.costs[FaultScript.clicks / 2] < 0.2)
    #expect(clicks.costs[FaultScript.clicks - 1] < 1)
    #expect(clicks.leaving < 250)
    #expect(clicks.work < 150)
  }
}

import Audio
import TestSupport
import Testing

@testable import AudioALSA

struct FaultScriptTests {
  @Test(arguments: FaultScript.all)
  func `the till survives twenty clicks, and the operator knows`(_ fault: FaultScript) async throws {
    let (clicks, recording) = try await Clicks.playCalmly(FaultScript.clicks, on: fault.configuration)
    #expect(clicks.status == (fault.hangs ? 3 : 0))
    #expect((clicks.counts == nil) == fault.hangs)
    #expect(clicks.errors == "")
    #expect(clicks.waits == 0)
    #expect(clicks.work < 150)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    let played = recording.search(for: click.flatMap { repeatElement($0, count: fault.channels) })
    if let counts = clicks.counts { check(counts, fault, played) }
    guard !clicks.wereHeldUp else {
      Issue.record("the machine was too busy for the times to be checked", severity: .warning)
      return
    }
    checkTimes(clicks, fault)
    #expect(fault.heard.contains(clicks.counts?.heard ?? played.copies))
    #expect(fault.dropped.contains(clicks.counts?.dropped ?? 0))
  }

  /// What the player says that it played is what the card has consumed, sample for sample, whatever the load.
  private func check(_ counts: Clicks.Counts, _ fault: FaultScript, _ played: (copies: Int, strays: Int)) {
    #expect(counts.asked == FaultScript.clicks)
    #expect(counts.asked == counts.heard + counts.coalesced + counts.stale + counts.dropped + counts.cut)
    #expect(fault.unsure.contains(played.copies - counts.heard))
    #expect(counts.cut > 0 || fault.unsure != 0...0 || played.strays == 0)
  }

  /// What holds on a machine that has time for the till.
  ///
  /// A call that is interrupted by another thread takes as long as that one likes, so only the others must be short.
  private func checkTimes(_ clicks: Clicks, _ fault: FaultScript) {
    #expect(clicks.lines == fault.lines || fault.mayPassUnnoticed && clicks.lines == [])
    #expect(clicks.lineTimes.prefix(fault.faults.count).allSatisfy { $0 < 2_500 })
    #expect(clicks.costs[FaultScript.clicks / 2] < 0.2)
    #expect(clicks.undisturbedCosts.allSatisfy { $0 < 1 })
    #expect(clicks.leaving < 250)
  }
}

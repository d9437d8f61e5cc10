import TestSupport
import Testing

@testable import AudioALSA

@Suite(.serialized)
struct HangTests {
  @Test(arguments: ["open=hang", "close=hang", "prepare#3=hang", "start=hang", "write=hang"])
  func `a hanging system neither holds up the till nor its leaving`(script: String) async throws {
    let clicks = try await Clicks.playAndLeave(3, script: script).clicks
    #expect(clicks.counts == nil)
    #expect(clicks.status == 3)
    #expect(clicks.leaving < 250)
    #expect(clicks.costs.last ?? .infinity < 200)
    #expect(clicks.errors == "")
  }

  @Test(arguments: [
    ("open=hang", [Fault.systemSilent.line]),
    ("play@480=ENODEV;close=hang", [Fault.removed.line, Fault.systemSilent.line]),
    ("write#1=delay:2600", [Fault.systemSilent.line, Fault.recoveryLine]),
  ])
  func `a system that holds up the worker for over 2 s is told once`(script: String, lines: [String])
    async throws
  {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(14, on: .faultCard(script: script), in: folder)
    #expect(clicks.lines == lines)
    #expect(clicks.lineTimes.last ?? .infinity < 3_500)
    #expect(clicks.costs.last ?? .infinity < 200)
  }
}

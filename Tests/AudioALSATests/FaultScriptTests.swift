import Audio
import TestSupport
import Testing

@testable import AudioALSA

/// What a script of the fault card leads to when eight clicks are asked for, 250 ms apart.
struct FaultScript: CustomTestStringConvertible, Sendable {
  let script: String
  let heard: ClosedRange<Int>
  let lines: [Fault]
  var channels = 1
  /// Clicks that may count as heard and were not: a look that comes late finds the device as after a click's end.
  var doubtful = 0

  var testDescription: String { script.isEmpty ? "no fault" : script }

  /// The operator's lines: each fault, and the return of the sound if it was heard at the end.
  func lines(returning: Bool) -> [String] {
    lines.map(\.line) + (returning ? [Fault.recoveryLine] : [])
  }

  static let error = Fault.other("Input/output error")

  /// Scripts after which the sound is heard again, and the operator is told so if he was told of a fault.
  static let survived: [FaultScript] = [
    FaultScript(script: "", heard: 8...8, lines: []),
    FaultScript(script: "open*2=EBUSY", heard: 3...7, lines: [.inUse]),
    FaultScript(script: "open*2=ENOENT", heard: 3...7, lines: [.noDevice]),
    FaultScript(script: "open#1=delay:1000", heard: 3...5, lines: []),
    FaultScript(script: "hw_params*1=EINVAL", heard: 8...8, lines: [], channels: 2),
    FaultScript(script: "prepare#3=EIO", heard: 8...8, lines: [error]),
    FaultScript(script: "start#2=EIO", heard: 8...8, lines: [error]),
    FaultScript(script: "start#2=delay:500", heard: 5...7, lines: []),
    FaultScript(script: "write#2=EPIPE", heard: 8...8, lines: []),
    FaultScript(script: "write#2=ESTRPIPE", heard: 8...8, lines: []),
    FaultScript(script: "write#2=ESTRPIPE;resume=EIO", heard: 8...8, lines: []),
    FaultScript(script: "write#2=EIO", heard: 8...8, lines: [error]),
    FaultScript(script: "write#2=ENODEV", heard: 8...8, lines: [.removed]),
    FaultScript(script: "write#2=ENODEV;open#2=ENODEV", heard: 5...7, lines: [.removed]),
    FaultScript(script: "write=short:100", heard: 8...8, lines: []),
    FaultScript(script: "write#2=EAGAIN", heard: 8...8, lines: []),
    FaultScript(script: "write#2=delay:1000", heard: 3...5, lines: []),
    FaultScript(script: "play@480=EPIPE", heard: 7...8, lines: [], doubtful: 1),
    FaultScript(script: "play@480=ESTRPIPE", heard: 7...7, lines: []),
    FaultScript(script: "play@480=ENODEV", heard: 7...7, lines: [.removed]),
    FaultScript(script: "play@480=ENODEV;open#2=ENODEV", heard: 4...6, lines: [.removed]),
    FaultScript(script: "play@480=stall", heard: 4...6, lines: [.deviceSilent]),
    FaultScript(script: "poll=never", heard: 8...8, lines: []),
  ]

  /// Scripts after which no click is heard at all.
  static let silent: [FaultScript] = [
    FaultScript(script: "open=EBUSY", heard: 0...0, lines: [.inUse]),
    FaultScript(script: "open=ENODEV", heard: 0...0, lines: [.noDevice]),
    FaultScript(script: "open=EACCES", heard: 0...0, lines: [.noPermission]),
    FaultScript(script: "open=ECONNREFUSED", heard: 0...0, lines: [.noServer]),
    FaultScript(script: "hw_params=EINVAL", heard: 0...0, lines: [.unsupportedFormat]),
    FaultScript(script: "write=EIO", heard: 0...0, lines: [error]),
    FaultScript(script: "write=EAGAIN", heard: 0...0, lines: [.deviceSilent]),
    FaultScript(script: "prepare=EIO", heard: 0...0, lines: [error]),
  ]
}

struct FaultScriptTests {
  @Test(arguments: FaultScript.survived)
  func `the sound survives`(_ fault: FaultScript) async throws {
    try await check(fault, lines: fault.lines(returning: !fault.lines.isEmpty))
  }

  @Test(arguments: FaultScript.silent)
  func `the till survives a device that never plays`(_ fault: FaultScript) async throws {
    try await check(fault, lines: fault.lines(returning: false))
  }

  private func check(_ fault: FaultScript, lines: [String]) async throws {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(8, on: .faultCard(script: fault.script), in: folder)
    #expect(clicks.status == 0)
    #expect(clicks.errors == "")
    #expect(clicks.lines == lines)
    #expect((clicks.lineTimes.first ?? 0) < 2_500)
    try checkCounts(clicks, fault, Recording(bytes: folder.bytes("recording")))
    checkCost(clicks)
  }

  /// What the player says that it played is what the card has consumed, sample for sample.
  private func checkCounts(_ clicks: Clicks, _ fault: FaultScript, _ recording: Recording) throws {
    let counts = try #require(clicks.counts)
    #expect(fault.heard.contains(counts.heard))
    #expect(counts.asked == 8)
    #expect(counts.asked == counts.heard + counts.coalesced + counts.stale + counts.dropped + counts.cut)
    let clip = try #require(Clip(wav: Sound.click.file))
    let played = recording.search(for: clip.samples.flatMap { repeatElement($0, count: fault.channels) })
    #expect((counts.heard - fault.doubtful...counts.heard).contains(played.copies))
    #expect(counts.cut + fault.doubtful > 0 || played.strays == 0)
  }

  /// No call waits for the device, and nothing spins.
  private func checkCost(_ clicks: Clicks) {
    #expect(clicks.costs[clicks.costs.count / 2] < 1)
    #expect(clicks.costs.last ?? .infinity < 200)
    #expect(clicks.work < 500)
    #expect(clicks.leaving < 500)
  }
}

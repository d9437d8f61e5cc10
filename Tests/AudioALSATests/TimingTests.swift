import Audio
import Foundation
import TestSupport
import Testing

@testable import AudioALSA

@Suite(.serialized)
struct TimingTests {
  @Test func `twenty clicks are heard whole at calls below a millisecond, and nothing wakes between`()
    async throws
  {
    let folder = try TemporaryFolder()
    let card = SoundConfiguration.faultCard(script: "")
    let clicks = try await Clicks.play(20, gap: 200, rest: 1_000, on: card, in: folder)
    let counts = try #require(clicks.counts)
    #expect(counts.heard == 20)
    #expect(counts.underruns == 0)
    #expect(clicks.wakes == 0)
    #expect(clicks.costs[10] < 0.2)
    #expect(clicks.waits == 0)
    #expect(clicks.undisturbedCosts.allSatisfy { $0 < 1 } || clicks.wereHeldUp)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    #expect(Recording(bytes: folder.bytes("recording")).search(for: click) == (20, 0))
  }

  @Test func `a click asked for just before leaving is heard whole`() async throws {
    let (clicks, recording) = try await Clicks.playCalmly(1, gap: 0, on: .faultCard(script: ""))
    #expect(clicks.counts?.heard == 1)
    #expect(clicks.leaving > 100)
    #expect(clicks.leaving < 250)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    #expect(recording.search(for: click) == (1, 0))
  }

  @Test(arguments: [true, false])
  func `a device that is plugged in is heard at once`(folderExists: Bool) async throws {
    let folder = try TemporaryFolder()
    let devices = folder.url.appending(path: "snd")
    if folderExists { try FileManager.default.createDirectory(at: devices, withIntermediateDirectories: false) }
    let log = folder.url.appending(path: "log")
    async let plugging: Void = plug(into: devices, folderExists: folderExists, afterFourTriesIn: log)
    let missing = SoundConfiguration.faultCard(script: "open*4=ENODEV")
    let clicks = try await Clicks.play(18, on: missing, deviceFolder: devices.path, in: folder)
    try await plugging
    #expect(clicks.lines == [Fault.noDevice.line, Fault.recoveryLine])
    #expect(clicks.counts.map { $0.heard > 0 } == true)
  }

  /// Makes devices appear after the fourth try to open, at 1.75 s; the fifth would be at 3.75 s.
  private func plug(into devices: URL, folderExists: Bool, afterFourTriesIn log: URL) async throws {
    for _ in 0..<200 {
      if (try? String(contentsOf: log, encoding: .utf8))?.contains("open#4") == true { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    if !folderExists {
      try FileManager.default.createDirectory(at: devices, withIntermediateDirectories: false)
    }
    try Data().write(to: devices.appending(path: "controlC0"))
  }
}

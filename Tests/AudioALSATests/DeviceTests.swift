import Audio
import Foundation
import Glibc
import TestSupport
import Testing

@testable import AudioALSA

struct DeviceTests {
  private let click = Clip(wav: Sound.click.file)

  @Test func `a null device takes every click and holds up nobody`() async throws {
    let clicks = try await Clicks.playCalmly(20, on: .null).clicks
    #expect(clicks.counts?.heard == 20)
    #expect(clicks.waits == 0)
    #expect(clicks.undisturbedCosts.allSatisfy { $0 < 1 })
    #expect(clicks.leaving < 250)
    #expect(clicks.lines == [])
    #expect(clicks.errors == "")
  }

  @Test func `what is written is the click sample for sample with zeros behind`() async throws {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(20, on: .file, in: folder)
    #expect(clicks.counts?.heard == 20)
    let samples = try #require(click).samples
    let once = samples + [Int16](repeating: 0, count: 9_600 - samples.count)
    #expect(
      Recording(bytes: folder.bytes("recording")).samples == Array(repeatElement(once, count: 20).joined()))
  }

  @Test(arguments: [(48_000, 2), (44_100, 2), (96_000, 1), (8_000, 1)])
  func `a device of another rate or more channels plays the click converted`(rate: Int, channels: Int)
    async throws
  {
    let folder = try TemporaryFolder()
    let card = SoundConfiguration.faultCard(script: "", rate: rate, channels: channels)
    let clicks = try await Clicks.play(2, rest: 3_000, on: card, in: folder)
    #expect(clicks.counts?.heard == 2)
    let converted = try #require(click).resampled(to: rate).samples
    let sound = converted.flatMap { repeatElement($0, count: channels) }
    #expect(Recording(bytes: folder.bytes("recording")).search(for: sound) == (2, 0))
  }

  @Test(arguments: ["default", "hw:9", "no such device"])
  func `a missing configuration is one line and a silent kiosk`(device: String) async throws {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(3, on: .missing, device: device, in: folder)
    #expect(clicks.lines == [Fault.noDevice.line])
    #expect(clicks.counts?.dropped == 3)
    #expect(clicks.errors == "")
  }

  @Test func `a missing device is one line and a silent kiosk`() async throws {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(3, on: .null, device: "pulpit", in: folder)
    #expect(clicks.lines == [Fault.noDevice.line])
    #expect(clicks.counts?.dropped == 3)
    #expect(clicks.errors == "")
  }

  @Test func `a full disk behind a device neither silences nor disturbs it`() async throws {
    let (clicks, recording) = try await Clicks.playCalmly(20, on: .fullDisk)
    #expect(clicks.counts?.heard == 20)
    #expect(try recording.search(for: #require(click).samples) == (20, 0))
    #expect(clicks.lines == [])
    #expect(clicks.errors == "")
    #expect(clicks.leaving < 250)
  }

  @Test func `the worker leaves every signal to the till's thread`() async throws {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(1, on: .null, in: folder)
    let blockable = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGCHLD, SIGTSTP, SIGWINCH, SIGUSR1]
    for signal in blockable { #expect(clicks.blockedSignals >> UInt64(signal - 1) & 1 == 1) }
  }

  @Test func `a device that the configuration's files tell of later is heard`() async throws {
    let folder = try TemporaryFolder()
    let main = "@hooks [ { func load files [ \"\(folder.path("cards.conf"))\" ] errors false } ]\n"
    // The file of a card is found once the card is there; each node that appears makes the player try again.
    let plugging = """
      (cd "$HOME"; sleep 1.5; echo 'pcm.!default { type null }' > cards.conf
      for device in 0 1 2 3 4 5 6 7; do sleep 0.25; : > controlC$device; done) & exec "$@"
      """
    let clicks = try await Clicks.play(
      20, on: .text(main), deviceFolder: folder.url.path, under: ["/bin/sh", "-c", plugging, "sh"], in: folder)
    #expect(clicks.lines == [Fault.noDevice.line, Fault.recoveryLine])
    #expect(clicks.counts.map { $0.heard > 0 } == true)
    #expect(clicks.errors == "")
  }

  @Test(arguments: [
    ("pcm.!default {", OperatorLine.invalidArgument), ("pcm.!default { type nonsense }", .noDevice),
  ])
  func `a broken configuration is one line and a silent kiosk`(text: String, line: OperatorLine) async throws {
    let folder = try TemporaryFolder()
    let clicks = try await Clicks.play(3, on: .text(text), in: folder)
    #expect(clicks.lines == [line.rawValue])
    #expect(clicks.counts?.dropped == 3)
    #expect(clicks.errors == "")
  }
}

import Audio
import Foundation
import TestSupport
import Testing

/// `counterbell sound test`, one run after the other, so that other tests are not held up.
@Suite(.serialized)
struct SoundTrialTests {
  @Test func `a healthy device consumes every sound whole and is described`() async throws {
    let run = try await SoundCommandRun("test", on: .faultCard(script: ""))
    #expect(run.child.status == 0)
    #expect(run.child.errors == "")
    #expect(run.value("format") == "S16_LE, 48000 Hz, 1 channel")
    #expect(run.value("period") == "480 frames, 10.00 ms")
    #expect(run.value("buffer") == "9600 frames, 200.00 ms")
    #expect(run.value("works") == "the device consumed every sound")
    for sound in Sound.allCases {
      #expect(run.recording.search(for: try samples(of: sound)).copies == 1)
      let line = try #require(run.value(sound.rawValue))
      #expect(line.wholeMatch(of: #/consumed, from \d+\.\d\d ms after it was asked for/#) != nil)
    }
  }

  @Test func `the measured time holds what the device waits before it starts`() async throws {
    let run = try await SoundCommandRun("test", on: .faultCard(script: "start#1=delay:300"))
    let time = try #require(run.value("click")?.firstMatch(of: #/from (\d+\.\d\d) ms/#))
    #expect(try #require(Double(time.1)) >= 300)
    #expect(run.child.status == 0)
  }

  @Test(arguments: [
    (44_100, 2, "S16_LE, 44100 Hz, 2 channels", "441 frames, 10.00 ms"),
    (8_000, 1, "S16_LE, 8000 Hz, 1 channel", "80 frames, 10.00 ms"),
  ])
  func `what the device agreed to is what is printed`(
    rate: Int, channels: Int, format: Substring, period: Substring
  ) async throws {
    let card = SoundConfiguration.faultCard(script: "", rate: rate, channels: channels)
    let run = try await SoundCommandRun("test", on: card)
    #expect(run.value("format") == format)
    #expect(run.value("period") == period)
    #expect(run.child.status == 0)
  }

  @Test func `a buffer shorter than a sound is filled again until the sound is consumed whole`() async throws {
    let run = try await SoundCommandRun("test", on: .faultCard(script: "", buffer: 4_096))
    #expect(run.value("buffer") == "1920 frames, 40.00 ms")
    for sound in Sound.allCases {
      #expect(run.recording.search(for: try samples(of: sound)).copies == 1)
      #expect(try #require(run.value(sound.rawValue)).hasPrefix("consumed, from "))
    }
    #expect(run.child.status == 0)
  }

  @Test(arguments: [SoundConfiguration.null, .file])
  func `a device that throws everything away works, with a note`(configuration: SoundConfiguration) async throws
  {
    let run = try await SoundCommandRun("test", on: configuration)
    #expect(run.child.status == 0)
    #expect(run.child.errors == "")
    #expect(run.value("note") == "this device throws every sound away; name another one with --device")
  }

  @Test func `another device is tried when it is named`() async throws {
    let run = try await SoundCommandRun("test", "--device", "nowhere", on: .null)
    #expect(run.value("device") == "nowhere")
    #expect(run.value("wrong") == "There is no such sound device.")
    #expect(run.child.status == 69)
  }

  @Test(arguments: SoundFault.opening + SoundFault.playing)
  func `a fault is said in words, with what mends it`(_ fault: SoundFault) async throws {
    let run = try await SoundCommandRun("test", on: .faultCard(script: fault.script))
    #expect(run.value("wrong") == Substring(fault.wrong))
    #expect(try #require(run.value("mend")).hasPrefix(fault.mend))
    #expect(run.child.status == fault.status)
    #expect(run.child.errors == "")
    #expect(run.value("works") == nil)
    #expect(run.time < .seconds(10))
  }

  @Test(arguments: ["write#2=EPIPE", "write#2=ESTRPIPE", "write#2=ESTRPIPE;resume=EIO"])
  func `a fault that passes is told and forgiven`(script: String) async throws {
    let run = try await SoundCommandRun("test", on: .faultCard(script: script))
    #expect(try #require(run.value("refused")).hasPrefix("consumed at the second try, from "))
    #expect(try #require(run.value("confirmed")).hasPrefix("consumed, from "))
    #expect(run.child.status == 0)
  }

  @Test func `a device that does not close works, with a note`() async throws {
    let run = try await SoundCommandRun("test", on: .faultCard(script: "close=hang"))
    #expect(run.value("note") == "the device is slow to close; the kiosk does not wait for it")
    #expect(run.child.status == 0)
    #expect(run.time < .seconds(10))
  }

  private func samples(of sound: Sound) throws -> [Int16] {
    let name = sound.rawValue.replacing(" ", with: "-")
    let file = URL(filePath: #filePath).appending(path: "../../../Resources/\(name).wav").standardized
    return Recording(bytes: [UInt8](try Data(contentsOf: file).dropFirst(44))).samples
  }
}

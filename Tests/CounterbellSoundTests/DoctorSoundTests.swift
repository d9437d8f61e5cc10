import TestSupport
import Testing

/// A run of `counterbell doctor` over a configuration of sound.
private func doctor(
  _ arguments: String..., on configuration: SoundConfiguration
) async throws -> (check: DoctorAnswer.Check, child: Child, recording: Recording) {
  let folder = try TemporaryFolder()
  let child = try await Child.run(
    BuiltProduct.path("counterbell"), ["doctor", "--json"] + arguments,
    environment: configuration.environment(in: folder), in: folder)
  let check = try #require(try DoctorAnswer(child)["sound"])
  return (check, child, Recording(bytes: folder.bytes("recording")))
}

@Suite(.serialized)
struct DoctorSoundTests {
  @Test func `a device that works plays one sound and is described`() async throws {
    let run = try await doctor(on: .faultCard(script: ""))
    let text =
      #/plays on default: S16_LE, 48000 Hz, 1 channel, period 10\.00 ms, buffer 200\.00 ms, first frame after \d+\.\d\d ms/#
    #expect(run.check.text.wholeMatch(of: text) != nil, "\(run.check.text)")
    #expect(run.check.state == "ok")
    #expect(run.child.status == 0)
    #expect(run.recording.samples.contains { $0 != 0 })
  }

  @Test func `with mute the device is opened and plays nothing`() async throws {
    let run = try await doctor("--mute", on: .faultCard(script: "write=EIO"))
    #expect(run.check.text.hasPrefix("opens default: S16_LE, 48000 Hz, "))
    #expect(run.check.state == "ok")
    #expect(run.recording.samples == [])
  }

  @Test(arguments: SoundFault.opening)
  func `a fault is said in words, with what mends it`(fault: SoundFault) async throws {
    let run = try await doctor(on: .faultCard(script: fault.script))
    #expect(run.check.state == "wrong")
    #expect(run.check.text.hasPrefix("default: \(fault.wrong)"))
    #expect(try #require(run.check.mend).hasPrefix(fault.mend))
    #expect(run.child.status == fault.status)
  }

  @Test(arguments: ["write=EIO", "write=EPIPE", "play@0=stall", "start=hang", "play@480=ENODEV;close=hang"])
  func `a device that opens and does not play is wrong`(script: String) async throws {
    let run = try await doctor(on: .faultCard(script: script))
    #expect(run.check.state == "wrong")
    #expect(run.child.status == 69)
  }

  @Test func `a device that throws sounds away is doubted`() async throws {
    let run = try await doctor(on: .null)
    #expect(run.check.state == "warning")
    #expect(run.child.status == 0)
  }
}
